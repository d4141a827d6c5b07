import { useRef } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { idOf } from '#console/api/created.ts';
import type { Item } from '#console/api/records.ts';
import { canCheckOut, stateOf } from '#console/pages/items/state.ts';
import {
  daysLater,
  formatDayTime,
  fromInput,
  hourMilliseconds,
  hourOfDay,
  toInput,
} from '#console/time.ts';
import { BookedItemList } from '#console/ui/booked-item-list.tsx';
import { newContentsOf, toListedItem } from '#console/ui/booked-items.ts';
import { LongTextField, TextField } from '#console/ui/field.tsx';
import { type DialogProps, FormDialog, useDialogForm } from '#console/ui/form-dialog.tsx';
import type { ListedItem } from '#console/ui/listed-item.ts';
import type { Choice } from '#console/ui/picker.tsx';
import { ContactPicker, MemberPicker, PlacePicker } from '#console/ui/record-pickers.tsx';
import { StockQuantities } from '#console/ui/stock-quantities.tsx';
import { useScannedItems } from '#console/ui/use-scanned-items.ts';
import { askWithoutBorrower } from './ask-without-borrower.ts';
import { ItemProblems } from './item-problems.tsx';

interface CheckOutDialogProps extends DialogProps {
  items: readonly (ListedItem & Partial<Item>)[];
  /** Called with a label that is scanned while the dialog is open. */
  onScan?: (label: string) => void;
  /** Called with the id of an item that is removed from the list. */
  onRemove?: (id: number) => void;
}

/** Checks items out together; scanning a label adds its item, and each of several can be removed. */
export function CheckOutDialog(dialog: CheckOutDialogProps) {
  const { items: initialItems, onScan, onRemove, ...props } = dialog;
  const form = useDialogForm(
    props,
    {
      name: usualName(initialItems),
      iid: initialItems.map(toListedItem),
      lines: '',
      due_time: toInput(tomorrowEvening()),
      contact_id: undefined as Choice | undefined,
      user_id: undefined as Choice | undefined,
      location_id: undefined as Choice | undefined,
      description: '',
    },
    async ({ iid, lines: _, due_time, contact_id, user_id, location_id, ...rest }) => {
      const hasHolder = contact_id !== undefined || user_id !== undefined;
      if (!hasHolder && !(await askWithoutBorrower())) return undefined;
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
  const items = form.values.iid;
  const latestItems = useRef(items);
  latestItems.current = items;
  const change = (next: readonly ListedItem[]) => {
    // Another answer may arrive before the form is drawn again.
    latestItems.current = [...next];
    form.set('iid', latestItems.current);
    if (form.values.name === usualName(items)) form.set('name', usualName(next));
    for (const { id } of items) if (!next.some((item) => item.id === id)) onRemove?.(id);
  };
  const add = (item: Item, label: string): string => {
    const before = latestItems.current;
    if (before.some(({ id }) => id === item.id)) return `${item.name} is in this checkout already.`;
    onScan?.(label);
    if (!canCheckOut(item)) return `${item.name} was not added: ${stateOf(item).label}.`;
    change([...before, toListedItem(item)]);
    return `${item.name} added.`;
  };
  const isScanning = useScannedItems(form.props.ref, add);
  return (
    <FormDialog
      form={form}
      title={items.length === 1 ? `Check out ${items[0]?.name}` : 'Check out'}
      action="Check out"
      onClose={props.onClose}
    >
      <p class="hint" data-unresolved={isScanning ? 'open' : undefined}>
        Scan a label to add its item.
      </p>
      <ItemProblems items={items} problem={form.problem} />
      {items.length === 1 ? (
        <StockQuantities items={items} onChange={change} />
      ) : (
        <BookedItemList items={items} onChange={change} />
      )}
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

const usualName = (items: readonly ListedItem[]) =>
  items.length === 1 ? (items[0]?.name ?? '') : `${items.length} items`;

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
    ['In a week', daysLater(now, 7)],
  ];
}
