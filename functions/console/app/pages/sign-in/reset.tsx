import { useState } from 'preact/hooks';
import { send } from '#console/api/send.ts';
import { leave } from '#console/api/session.ts';
import { goTo, place } from '#console/route.ts';
import { useForm } from '#console/ui/form.ts';
import { GeneralProblem, Submit } from '#console/ui/form-parts.tsx';
import { NewPasswordField } from '#console/ui/new-password-field.tsx';
import { Frame } from './frame.tsx';

/** Where the mailed link leads: `#/reset?token=…`. A fragment is sent to nobody. */
export function ResetPage() {
  const [token] = useState(takeToken);
  const form = useForm({ new_password: '' }, async ({ new_password }) => {
    await send('POST', '/v1/auth/reset/confirm', { body: { token, new_password } });
    leave('reset');
    goTo('/');
  });
  return (
    <Frame title="Set a new password">
      {token === '' ? (
        <p class="notice bad">This link is not complete. Open it from the mail once more.</p>
      ) : (
        <form {...form.props}>
          <GeneralProblem form={form} />
          <NewPasswordField form={form} name="new_password" />
          <div class="form-end">
            <Submit form={form}>Set the password</Submit>
          </div>
        </form>
      )}
      <p>
        <a href="#/forgotten">Ask for another link</a>
      </p>
    </Frame>
  );
}

/** Takes the token off the address, so that neither the history nor a shared screen keeps it. */
function takeToken(): string {
  const token = place.get().query.get('token') ?? '';
  history.replaceState(null, '', '#/reset');
  return token;
}
