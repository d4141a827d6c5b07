import type { Joined } from '#console/api/records.ts';
import { moveTo } from '#console/api/renew.ts';
import { session } from '#console/api/session.ts';
import { replacePage } from '#console/route.ts';
import { showProblem } from '#console/ui/toast.tsx';
import { Frame } from './frame.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Shown after an invitation is accepted, with the way into the account. */
export function JoinedPage({ joined: { email, account } }: { joined: Joined }) {
  return (
    <Frame title={`Welcome to ${account.name}`}>
      <p class="notice" role="status">
        You are now a member of {account.name}.
      </p>
      {isSignedInAs(email) ? (
        <div>
          <button type="button" class="primary" onClick={() => open(account.id).catch(showProblem)}>
            Go to equipment
          </button>
        </div>
      ) : (
        <>
          <SignInForm email={email} accountId={account.id} />
          <p>
            <a href="#/forgotten">Forgot your password?</a>
          </p>
        </>
      )}
    </Frame>
  );
}

function isSignedInAs(email: string): boolean {
  const state = session.get();
  return state.kind === 'in' && state.user.email.toLowerCase() === email.toLowerCase();
}

async function open(accountId: number): Promise<void> {
  await moveTo(accountId);
  replacePage('/');
}
