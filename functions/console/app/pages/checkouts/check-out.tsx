import { post } from '#console/api/call.ts';
import type { Checkout } from '#console/api/records.ts';
import {
  dayMilliseconds,
  formatDayTime,
  fromInput,
  hourMilliseconds,
  startOfDay,
  toInput,
} from '#console/time.ts';
import { Dialog } from '#console/ui/dialog.tsx';
import { LongTextField, TextField } from '#console/ui/field.tsx';
import { useForm } from '#console/ui/form.ts';
import { GeneralProblem, Submit } from '#console/ui/form-parts.tsx';
import type { Choice } from '#console/ui/picker.tsx';
import { ContactPicker, MemberPicker, PlacePicker } from '#console/ui/record-pickers.tsx';
import { say } from '#console/ui/toast.tsx';
import { ItemProblems, type NamedItem } from './item-problems.tsx';

interface CheckOutDialogProps {
  items: readonly NamedItem[];
  onClose: () => void;
  onChange: () => void;
}

export function CheckOutDialog({ items, onClose, onChange }: CheckOutDialogProps) {
  const [first] = items;
  const form = useForm(
    {
      name: items.length === 1 ? (first?.name ?? '') : `${items.length} items`,
      iid: items.map(({ id }) => id),
      due_time: toInput(tomorrowEvening()),
      contact_id: undefined as Choice | undefined,
      user_id: undefined as Choice | undefined,
      location_id: undefined as Choice | undefined,
      description: '',
    },
    async ({ due_time, contact_id, user_id, location_id, ...rest }) => {
      const { data } = await post<Checkout>('/v1/checkouts', {
        ...rest,
        due_time: fromInput(due_time),
        contact_id: contact_id?.id ?? null,
        user_id: user_id?.id ?? null,
        location_id: location_id?.id ?? null,
      });
      onClose();
      onChange();
      say(`Checked out until ${formatDayTime(data.due_time)}.`, async () => {
        await post(`/v1/checkouts/${data.id}/checkin`);
        onChange();
      });
    },
  );
  return (
    <Dialog title={items.length === 1 ? `Check out ${first?.name}` : 'Check out'} onClose={onClose}>
      <form {...form.props}>
        <GeneralProblem form={form} />
        <ItemProblems items={items} error={form.errorOf('iid')} />
        <TextField form={form} name="name" label="For" hint="A name for this checkout." />
        <TextField form={form} name="due_time" label="Back by" type="datetime-local" />
        <div class="chips">
          {dues().map(([label, at]) => (
            <button key={label} type="button" onClick={() => form.set('due_time', toInput(at))}>
              {label}
            </button>
          ))}
        </div>
        <ContactPicker
          label="Contact"
          hint="Who takes it. Type to search."
          chosen={form.values.contact_id}
          error={form.errorOf('contact_id')}
          onChange={(choice) => form.set('contact_id', choice)}
        />
        <MemberPicker
          label="Member"
          hint="Who of you looks after it."
          chosen={form.values.user_id}
          error={form.errorOf('user_id')}
          onChange={(choice) => form.set('user_id', choice)}
        />
        <PlacePicker
          label="Goes to"
          chosen={form.values.location_id}
          error={form.errorOf('location_id')}
          onChange={(choice) => form.set('location_id', choice)}
        />
        <LongTextField form={form} name="description" label="Remarks" />
        <div class="form-end">
          <Submit form={form}>Check out</Submit>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}

const eveningHour = 18;
const tomorrowEvening = () => startOfDay(Date.now(), 1) + eveningHour * hourMilliseconds;

function dues(): [label: string, at: number][] {
  const now = Date.now();
  return [
    ['In 4 hours', now + 4 * hourMilliseconds],
    ['Tomorrow evening', tomorrowEvening()],
    ['In a week', now + 7 * dayMilliseconds],
  ];
}
