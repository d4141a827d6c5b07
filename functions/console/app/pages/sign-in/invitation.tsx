import { useState } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { asProblem } from '#console/api/problem.ts';
import { publicApi } from '#console/api/public-client.ts';
import type { Joined } from '#console/api/records.ts';
import { focusOnMount } from '#console/ui/focus-on-mount.ts';
import { useForm } from '#console/ui/form.ts';
import { GeneralProblem, Submit } from '#console/ui/form-parts.tsx';
import { NewPasswordField } from '#console/ui/new-password-field.tsx';
import { Frame } from './frame.tsx';
import { JoinedPage } from './joined.tsx';
import { forgetToken, takeToken } from './mailed-token.ts';

/** The page that the mail links to: `#/invitation?token=…`. Browsers do not send the fragment to the server. */
export function InvitationPage() {
  const [token] = useState(takeToken);
  const [joined, setJoined] = useState<Joined>();
  if (joined) return <JoinedPage joined={joined} />;
  return (
    <Frame title="Accept the invitation">
      {token === '' ? (
        <p class="notice bad">
          This link is incomplete. Open it from the email again. If you have accepted the invitation
          already, you can sign in.
        </p>
      ) : (
        <AcceptForm token={token} onJoin={setJoined} />
      )}
      <p>
        <a href="#/">Go to sign-in</a>
      </p>
    </Frame>
  );
}

interface AcceptFormProps {
  token: string;
  onJoin: (joined: Joined) => void;
}

function AcceptForm({ token, onJoin }: AcceptFormProps) {
  const [isNew, setNew] = useState(false);
  const form = useForm({ new_password: '' }, async ({ new_password }) => {
    const body = new_password === '' ? { token } : { token, new_password };
    try {
      const { data } = await orThrow(publicApi.POST('/v1/auth/invitation', { body }));
      forgetToken();
      onJoin(data);
    } catch (cause) {
      // Only the API knows whether the address has a password already.
      if (isNew || !lacksPassword(cause)) throw cause;
      setNew(true);
    }
  });
  const isOver = form.problem?.fields.token !== undefined;
  return (
    <form {...form.props}>
      <GeneralProblem form={form} />
      {isOver ? (
        <p>
          If you have accepted it already, you can sign in. Otherwise, ask the person who invited
          you for a new one.
        </p>
      ) : (
        <>
          {isNew ? (
            <p role="status">
              Your email address is new here. Choose the password to sign in with.
            </p>
          ) : (
            <p>The email says who invited you, and to which account.</p>
          )}
          {isNew && (
            <div ref={focusOnMount}>
              <NewPasswordField form={form} name="new_password" />
            </div>
          )}
          <div class="form-end">
            <Submit form={form}>{isNew ? 'Set password and accept' : 'Accept'}</Submit>
          </div>
        </>
      )}
    </form>
  );
}

function lacksPassword(cause: unknown): boolean {
  const problems = asProblem(cause).fields.new_password ?? [];
  return problems.some(({ code }) => code === 'required');
}
