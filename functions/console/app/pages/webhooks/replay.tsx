import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { fromInput } from '#console/time.ts';
import { TextField } from '#console/ui/field.tsx';
import { type DialogProps, FormDialog, useDialogForm } from '#console/ui/form-dialog.tsx';

interface ReplayDialogProps extends DialogProps {
  path: { id: number; webhook_id: number };
}

/** Sends all events of a period again. */
export function ReplayDialog({ path, ...dialogProps }: ReplayDialogProps) {
  const form = useDialogForm(dialogProps, { from: '', to: '' }, async ({ from, to }) => {
    const body = { from: fromInput(from), to: fromInput(to) };
    const params = { path };
    await orThrow(api.POST('/v1/accounts/{id}/webhooks/{webhook_id}/replay', { params, body }));
    return { text: 'The events of that period are sent again.' };
  });
  return (
    <FormDialog form={form} title="Replay events" action="Replay" onClose={dialogProps.onClose}>
      <p>Every event of that period is sent again, delivered or not, with its original id.</p>
      <TextField form={form} name="from" label="From" type="datetime-local" />
      <TextField form={form} name="to" label="To" type="datetime-local" />
    </FormDialog>
  );
}
