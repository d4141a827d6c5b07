import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { TextField } from '#console/ui/field.tsx';
import { type DialogProps, FormDialog, useDialogForm } from '#console/ui/form-dialog.tsx';

/** Turns the second factor off, with a code. */
export function TurnOffDialog(page: DialogProps) {
  const form = useDialogForm(page, { code: '' }, async (body) => {
    await orThrow(api.DELETE('/v1/session/totp', { body }));
    return { text: 'Second factor turned off.' };
  });
  return (
    <FormDialog
      form={form}
      title="Turn off second factor"
      action="Turn off"
      isDanger
      onClose={page.onClose}
    >
      <p>You then sign in with your password alone. Your recovery codes no longer work.</p>
      <TextField
        form={form}
        name="code"
        label="Code"
        hint="From your authenticator app, or a recovery code."
        autoComplete="one-time-code"
        isRequired
      />
    </FormDialog>
  );
}
