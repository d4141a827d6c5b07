import { get, post } from '#console/api/call.ts';
import type { Checkout } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { Dialog } from '#console/ui/dialog.tsx';
import { LongTextField } from '#console/ui/field.tsx';
import { useForm } from '#console/ui/form.ts';
import { GeneralProblem, Submit } from '#console/ui/form-parts.tsx';
import type { Choice } from '#console/ui/picker.tsx';
import { PlacePicker } from '#console/ui/record-pickers.tsx';
import { say } from '#console/ui/toast.tsx';
import { ItemProblems, type NamedItem } from './item-problems.tsx';

interface CheckInDialogProps {
  checkoutId: number;
  items: readonly NamedItem[];
  onClose: () => void;
  onChange: () => void;
}

export function CheckInDialog({ checkoutId, items, onClose, onChange }: CheckInDialogProps) {
  const path = `/v1/checkouts/${checkoutId}`;
  const form = useForm(
    {
      iid: items.map(({ id }) => id),
      remarks: '',
      location_id: undefined as Choice | undefined,
      condition: false,
      issue: '',
    },
    async ({ iid, remarks, location_id, condition, issue }) => {
      await post<Checkout>(`${path}/checkin`, {
        iid,
        remarks,
        location_id: location_id?.id ?? null,
        ...(condition ? { condition: 'inoperative' } : {}),
        ...(condition && issue.trim() !== '' ? { issue: { name: issue } } : {}),
      });
      onClose();
      onChange();
      const { data } = await get<Checkout>(path);
      const isSame = !condition && location_id === undefined;
      const names = items.length === 1 ? items[0]?.name : `${items.length} items`;
      say(`${names} checked in.`, isSame && isLongEnough(data) ? () => giveBack(data) : undefined);
    },
  );
  /** A check-in stays in the history; the items go out again as they were. */
  const giveBack = async ({ name, due_time, contact_id, user_id, location_id }: Checkout) => {
    const iid = items.map(({ id }) => id);
    await post('/v1/checkouts', { name, due_time, contact_id, user_id, location_id, iid });
    onChange();
  };
  return (
    <Dialog
      title={items.length === 1 ? `Check in ${items[0]?.name}` : 'Check in'}
      onClose={onClose}
    >
      <form {...form.props}>
        <GeneralProblem form={form} />
        <ItemProblems items={items} error={form.errorOf('iid')} />
        <PlacePicker
          label="Put back to"
          hint="Empty: where it belongs."
          chosen={form.values.location_id}
          error={form.errorOf('location_id')}
          onChange={(choice) => form.set('location_id', choice)}
        />
        <label class="option">
          <input
            type="checkbox"
            checked={form.values.condition}
            onChange={(event) => form.set('condition', event.currentTarget.checked)}
          />
          <span>
            It came back damaged
            <small>It is out of order from now on.</small>
          </span>
        </label>
        {form.values.condition && can('action.issue') && (
          <LongTextField
            form={form}
            name="issue"
            label="What is wrong"
            hint="An issue is opened. Empty: none is."
          />
        )}
        <LongTextField form={form} name="remarks" label="Remarks" />
        <div class="form-end">
          <Submit form={form}>Check in</Submit>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** The API takes no checkout that is due within five minutes. */
const leastMilliseconds = 6 * 60_000;

function isLongEnough({ due_time }: Checkout): boolean {
  return new Date(due_time).getTime() - Date.now() > leastMilliseconds;
}
