import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { TextField } from '#console/ui/field.tsx';
import { type DialogProps, FormWindow, useWindowForm } from '#console/ui/form-window.tsx';

/** Turns the second factor off, by a code. */
export function TurnOffWindow(page: DialogProps) {
  const form = useWindowForm(page, { code: '' }, async (body) => {
    await orThrow(api.DELETE('/v1/session/totp', { body }));
    return { text: 'Second factor turned off.' };
  });
  return (
    <FormWindow
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
    </FormWindow>
  );
}
