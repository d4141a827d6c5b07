import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { TextField } from '#console/ui/field.tsx';
import { type DialogProps, FormDialog, useDialogForm } from '#console/ui/form-dialog.tsx';

/** Turns the second factor off, with a code. */
export function TurnOffDialog(dialogProps: DialogProps) {
  const form = useDialogForm(dialogProps, { code: '' }, async (body) => {
    await orThrow(api.DELETE('/v1/session/totp', { body }));
    return { text: 'Two-factor authentication turned off.' };
  });
  return (
    <FormDialog
      form={form}
      title="Turn off two-factor authentication"
      action="Turn off"
      isDanger
      onClose={dialogProps.onClose}
    >
      <p>You will then sign in with only your password. Your recovery codes no longer work.</p>
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
