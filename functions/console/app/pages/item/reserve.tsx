import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { idOf } from '#console/api/created.ts';
import { ItemProblems } from '#console/pages/checkouts/item-problems.tsx';
import { movedTo } from '#console/pages/reservations/window-of-time.ts';
import { formatDayTime, fromInput, hourOfDay, toInput } from '#console/time.ts';
import { newContentsOf, toListedItem } from '#console/ui/booked-items.ts';
import { LongTextField, TextField } from '#console/ui/field.tsx';
import { FormDialog, useDialogForm } from '#console/ui/form-dialog.tsx';
import type { Choice } from '#console/ui/picker.tsx';
import { ContactPicker } from '#console/ui/record-pickers.tsx';
import { StockQuantities } from '#console/ui/stock-quantities.tsx';
import type { ItemDialogProps } from './item-dialog-props.ts';

interface ReserveDialogProps extends ItemDialogProps {
  /** The suggested time; tomorrow by default. */
  window?: { start: number; end: number };
}

export function ReserveDialog({ item, window, ...dialogProps }: ReserveDialogProps) {
  const form = useDialogForm(
    dialogProps,
    {
      name: '',
      iid: [toListedItem(item)],
      lines: '',
      start_time: toInput(window?.start ?? hourOfDay(9, Date.now(), 1)),
      end_time: toInput(window?.end ?? hourOfDay(18, Date.now(), 1)),
      contact_id: undefined as Choice | undefined,
      description: '',
    },
    async ({ iid, lines: _, start_time, end_time, contact_id, ...rest }) => {
      const body = {
        ...rest,
        ...newContentsOf(iid),
        start_time: fromInput(start_time),
        end_time: fromInput(end_time),
        contact_id: contact_id?.id ?? null,
      };
      const id = idOf((await orThrow(api.POST('/v1/reservations', { body }))).data);
      return {
        text: `${item.name} reserved from ${formatDayTime(start_time)}.`,
        undo: () => orThrow(api.DELETE('/v1/reservations/{id}', { params: { path: { id } } })),
      };
    },
  );
  const startAt = (at: string) => {
    const { start_time, end_time } = movedTo(at, form.values);
    form.set('start_time', start_time);
    form.set('end_time', end_time);
  };
  return (
    <FormDialog
      form={form}
      title={`Reserve ${item.name}`}
      action="Reserve"
      onClose={dialogProps.onClose}
    >
      <ItemProblems items={[item]} problem={form.problem} onFree={startAt} />
      <StockQuantities items={form.values.iid} onChange={(iid) => form.set('iid', [...iid])} />
      <TextField form={form} name="name" label="Purpose" hint="A name for this reservation." />
      <TextField form={form} name="start_time" label="From" type="datetime-local" />
      <TextField form={form} name="end_time" label="To" type="datetime-local" />
      <ContactPicker form={form} name="contact_id" label="Contact" hint="Type to search." canAdd />
      <LongTextField form={form} name="description" label="Remarks" />
    </FormDialog>
  );
}
