import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Checkout } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { LongTextField, OptionField } from '#console/ui/field.tsx';
import { FormWindow, useWindowForm, type WindowProps } from '#console/ui/form-window.tsx';
import type { Choice } from '#console/ui/picker.tsx';
import { PlacePicker } from '#console/ui/record-pickers.tsx';
import { ItemProblems, type NamedItem } from './item-problems.tsx';

interface CheckInDialogProps extends WindowProps {
  checkoutId: number;
  items: readonly NamedItem[];
}

export function CheckInDialog({ checkoutId, items, ...page }: CheckInDialogProps) {
  const form = useWindowForm(
    page,
    {
      iid: items.map(({ id }) => id),
      remarks: '',
      location_id: undefined as Choice | undefined,
      condition: false,
      issue: '',
    },
    async ({ iid, remarks, location_id, condition, issue }) => {
      const params = { path: { id: checkoutId } };
      const body = {
        iid,
        remarks,
        location_id: location_id?.id ?? null,
        ...(condition ? { condition: 'inoperative' as const } : {}),
        ...(condition && issue.trim() !== '' ? { issue: { name: issue } } : {}),
      };
      const { data } = await orThrow(api.POST('/v1/checkouts/{id}/checkin', { params, body }));
      const isSame = !condition && location_id === undefined;
      const names = items.length === 1 ? items[0]?.name : `${items.length} items`;
      const undo = isSame && isLongEnough(data) ? () => checkOutAgain(data, iid) : undefined;
      return { text: `${names} checked in.`, undo };
    },
  );
  return (
    <FormWindow
      form={form}
      title={items.length === 1 ? `Check in ${items[0]?.name}` : 'Check in'}
      action="Check in"
      onClose={page.onClose}
    >
      <ItemProblems items={items} error={form.errorOf('iid')} />
      <PlacePicker
        form={form}
        name="location_id"
        label="Return to"
        hint="Leave empty for its home place."
      />
      <OptionField
        form={form}
        name="condition"
        label="Damaged"
        hint="Sets the condition to out of order."
      />
      {form.values.condition && can('action.issue') && (
        <LongTextField
          form={form}
          name="issue"
          label="What is wrong"
          hint="Opens an issue. Leave empty for none."
        />
      )}
      <LongTextField form={form} name="remarks" label="Remarks" />
    </FormWindow>
  );
}

/** The undo of a check-in, which itself stays in the history. */
function checkOutAgain(checkout: Checkout, iid: number[]): Promise<unknown> {
  const { name, due_time, contact_id, user_id, location_id } = checkout;
  const body = { name, due_time, contact_id, user_id, location_id, iid };
  return orThrow(api.POST('/v1/checkouts', { body }));
}

/** The API refuses a checkout that is due within five minutes. */
const leastMilliseconds = 6 * 60_000;

function isLongEnough({ due_time }: Checkout): boolean {
  return new Date(due_time).getTime() - Date.now() > leastMilliseconds;
}
