import { post } from '#console/api/call.ts';
import type { Checkout } from '#console/api/records.ts';
import { dayMilliseconds, formatDayTime, fromInput, toInput } from '#console/time.ts';
import { Dialog } from '#console/ui/dialog.tsx';
import { TextField } from '#console/ui/field.tsx';
import { useForm } from '#console/ui/form.ts';
import { GeneralProblem, Submit } from '#console/ui/form-parts.tsx';
import { say } from '#console/ui/toast.tsx';

interface ExtendDialogProps {
  checkout: Checkout;
  onClose: () => void;
  onChange: () => void;
}

/** More time for what is out. */
export function ExtendDialog({ checkout, onClose, onChange }: ExtendDialogProps) {
  const path = `/v1/checkouts/${checkout.id}/extend`;
  const later = Math.max(Date.parse(checkout.due_time), Date.now()) + dayMilliseconds;
  const form = useForm({ due_time: toInput(later) }, async ({ due_time }) => {
    const { data } = await post<Checkout>(path, { due_time: fromInput(due_time) });
    onClose();
    onChange();
    // What was overdue cannot be due in the past again.
    const undo = async () => {
      await post(path, { due_time: checkout.due_time });
      onChange();
    };
    say(`Due back ${formatDayTime(data.due_time)}.`, checkout.overdue ? undefined : undo);
  });
  return (
    <Dialog title={`Extend ${checkout.name}`} onClose={onClose}>
      <form {...form.props}>
        <GeneralProblem form={form} />
        <TextField form={form} name="due_time" label="Back by" type="datetime-local" />
        <div class="form-end">
          <Submit form={form}>Extend</Submit>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
