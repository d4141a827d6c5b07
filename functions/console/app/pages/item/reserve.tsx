import { post, remove } from '#console/api/call.ts';
import type { Reservation } from '#console/api/records.ts';
import { ItemProblems } from '#console/pages/checkouts/item-problems.tsx';
import { formatDayTime, fromInput, hourMilliseconds, startOfDay, toInput } from '#console/time.ts';
import { Dialog } from '#console/ui/dialog.tsx';
import { LongTextField, TextField } from '#console/ui/field.tsx';
import { useForm } from '#console/ui/form.ts';
import { GeneralProblem, Submit } from '#console/ui/form-parts.tsx';
import type { Choice } from '#console/ui/picker.tsx';
import { ContactPicker } from '#console/ui/record-pickers.tsx';
import { say } from '#console/ui/toast.tsx';
import type { ItemDialogProps } from './item-dialog.tsx';

export function ReserveDialog({ item, onClose, onChange }: Omit<ItemDialogProps, 'action'>) {
  const tomorrow = startOfDay(Date.now(), 1);
  const form = useForm(
    {
      name: '',
      iid: [item.id],
      start_time: toInput(tomorrow + 9 * hourMilliseconds),
      end_time: toInput(tomorrow + 18 * hourMilliseconds),
      contact_id: undefined as Choice | undefined,
      description: '',
    },
    async ({ start_time, end_time, contact_id, ...rest }) => {
      const { data } = await post<Reservation>('/v1/reservations', {
        ...rest,
        start_time: fromInput(start_time),
        end_time: fromInput(end_time),
        contact_id: contact_id?.id ?? null,
      });
      onClose();
      onChange();
      say(`Reserved from ${formatDayTime(data.start_time)}.`, async () => {
        await remove(`/v1/reservations/${data.id}`);
        onChange();
      });
    },
  );
  return (
    <Dialog title={`Reserve ${item.name}`} onClose={onClose}>
      <form {...form.props}>
        <GeneralProblem form={form} />
        <ItemProblems items={[item]} error={form.errorOf('iid')} />
        <TextField form={form} name="name" label="For" hint="What it is reserved for." />
        <TextField form={form} name="start_time" label="From" type="datetime-local" />
        <TextField form={form} name="end_time" label="To" type="datetime-local" />
        <ContactPicker
          label="Contact"
          hint="Who gets it. Type to search."
          chosen={form.values.contact_id}
          error={form.errorOf('contact_id')}
          onChange={(choice) => form.set('contact_id', choice)}
        />
        <LongTextField form={form} name="description" label="Remarks" />
        <div class="form-end">
          <Submit form={form}>Reserve</Submit>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
