import type { SignedInSession, SignOutReason } from '#console/api/session.ts';
import { Frame } from './frame.tsx';
import { SignInForm } from './sign-in-form.tsx';

const reasons: Record<SignOutReason, string> = {
  ended: 'Your session has ended. Sign in to continue where you were.',
  reset: 'Your password was changed. Sign in with the new one.',
  unreachable: 'The service cannot be reached. Try again in a moment.',
};

interface SignInPageProps {
  reason?: SignOutReason | undefined;
  /** The session that ended in this tab. */
  before?: SignedInSession | undefined;
}

export function SignInPage({ reason, before }: SignInPageProps) {
  return (
    <Frame title="Sign in">
      {reason && (
        <p class="notice" role="status">
          {reasons[reason]}
        </p>
      )}
      <SignInForm before={before} />
    </Frame>
  );
}
