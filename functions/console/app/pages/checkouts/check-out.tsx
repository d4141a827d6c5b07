import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { idOf } from '#console/api/created.ts';
import type { Item } from '#console/api/records.ts';
import {
  dayMilliseconds,
  formatDayTime,
  fromInput,
  hourMilliseconds,
  hourOfDay,
  toInput,
} from '#console/time.ts';
import { newContentsOf, toListedItem } from '#console/ui/booked-items.ts';
import { LongTextField, TextField } from '#console/ui/field.tsx';
import { type DialogProps, FormDialog, useDialogForm } from '#console/ui/form-dialog.tsx';
import type { ListedItem } from '#console/ui/listed-item.ts';
import type { Choice } from '#console/ui/picker.tsx';
import { ask } from '#console/ui/question.tsx';
import { ContactPicker, MemberPicker, PlacePicker } from '#console/ui/record-pickers.tsx';
import { StockQuantities } from '#console/ui/stock-quantities.tsx';
import { ItemProblems } from './item-problems.tsx';

interface CheckOutDialogProps extends DialogProps {
  items: readonly (ListedItem & Partial<Item>)[];
}

export function CheckOutDialog({ items, ...dialogProps }: CheckOutDialogProps) {
  const [first] = items;
  const form = useDialogForm(
    dialogProps,
    {
      name: items.length === 1 ? (first?.name ?? '') : `${items.length} items`,
      iid: items.map(toListedItem),
      lines: '',
      due_time: toInput(tomorrowEvening()),
      contact_id: undefined as Choice | undefined,
      user_id: undefined as Choice | undefined,
      location_id: undefined as Choice | undefined,
      description: '',
    },
    async ({ iid, lines: _, due_time, contact_id, user_id, location_id, ...rest }) => {
      const hasHolder = contact_id !== undefined || user_id !== undefined;
      if (!hasHolder && !(await askForNobody(items.length))) return undefined;
      const body = {
        ...rest,
        ...newContentsOf(iid),
        due_time: fromInput(due_time),
        contact_id: contact_id?.id ?? null,
        user_id: user_id?.id ?? null,
        location_id: location_id?.id ?? null,
      };
      const { data } = await orThrow(api.POST('/v1/checkouts', { body }));
      const undo = () => checkIn(idOf(data));
      return { text: `Checked out until ${formatDayTime(data.due_time)}.`, undo };
    },
  );
  return (
    <FormDialog
      form={form}
      title={items.length === 1 ? `Check out ${first?.name}` : 'Check out'}
      action="Check out"
      onClose={dialogProps.onClose}
    >
      <ItemProblems items={items} problem={form.problem} />
      <StockQuantities items={form.values.iid} onChange={(iid) => form.set('iid', [...iid])} />
      <TextField form={form} name="name" label="Purpose" hint="A name for this checkout." />
      <TextField form={form} name="due_time" label="Due back" type="datetime-local" />
      <div class="chips">
        {dueTimes().map(([label, at]) => (
          <button key={label} type="button" onClick={() => form.set('due_time', toInput(at))}>
            {label}
          </button>
        ))}
      </div>
      <ContactPicker
        form={form}
        name="contact_id"
        label="Contact"
        hint="Who takes it. Type to search."
        canAdd
      />
      <MemberPicker form={form} name="user_id" label="Member" hint="Who is responsible for it." />
      <PlacePicker form={form} name="location_id" label="Place" />
      <LongTextField form={form} name="description" label="Remarks" />
    </FormDialog>
  );
}

function askForNobody(count: number): Promise<boolean> {
  return ask({
    title: count === 1 ? 'Nobody takes the item' : 'Nobody takes the items',
    text: 'This checkout has neither a contact nor a member.',
    yes: 'Check out anyway',
    no: 'Go back',
  });
}

function checkIn(id: number): Promise<unknown> {
  return orThrow(api.POST('/v1/checkouts/{id}/checkin', { params: { path: { id } } }));
}

const eveningHour = 18;
const tomorrowEvening = () => hourOfDay(eveningHour, Date.now(), 1);

function dueTimes(): [label: string, at: number][] {
  const now = Date.now();
  return [
    ['In 4 hours', now + 4 * hourMilliseconds],
    ['Tomorrow evening', tomorrowEvening()],
    ['In a week', now + 7 * dayMilliseconds],
  ];
}
