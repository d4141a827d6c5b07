import { useState } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { publicApi } from '#console/api/public-client.ts';
import { endSession } from '#console/api/session.ts';
import { replacePage } from '#console/route.ts';
import { useForm } from '#console/ui/form.ts';
import { GeneralProblem, Submit } from '#console/ui/form-parts.tsx';
import { NewPasswordField } from '#console/ui/new-password-field.tsx';
import { Frame } from './frame.tsx';
import { forgetToken, takeToken } from './mailed-token.ts';

/** The page that the mail links to: `#/reset?token=…`. Browsers do not send the fragment to the server. */
export function ResetPage() {
  const [token] = useState(takeToken);
  const form = useForm({ new_password: '' }, async ({ new_password }) => {
    await orThrow(publicApi.POST('/v1/auth/reset/confirm', { body: { token, new_password } }));
    forgetToken();
    endSession('reset');
    replacePage('/');
  });
  return (
    <Frame title="Set a new password">
      {token === '' ? (
        <p class="notice bad">This link is incomplete. Open it from the email again.</p>
      ) : (
        <form {...form.props}>
          <GeneralProblem form={form} />
          <NewPasswordField form={form} name="new_password" />
          <div class="form-end">
            <Submit form={form}>Set password</Submit>
          </div>
        </form>
      )}
      <p>
        <a href="#/forgotten">Request a new link</a>
      </p>
    </Frame>
  );
}
