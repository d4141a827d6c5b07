import { useState } from 'preact/hooks';
import { moveTo } from '#console/api/renew.ts';
import { type Interruption, type SignedInSession, session } from '#console/api/session.ts';
import { SignInForm } from '#console/pages/sign-in/sign-in-form.tsx';
import { goTo } from '#console/route.ts';
import { Dialog } from '#console/ui/dialog.tsx';
import { showProblem } from '#console/ui/toast.tsx';
import { hasUnsaved } from '#console/unsaved.ts';

interface InterruptionDialogProps {
  session: SignedInSession;
  reason: Interruption;
}

/** Covers a page whose calls are refused for now. Keeps what was typed until the user decides. */
export function InterruptionDialog({ session: before, reason }: InterruptionDialogProps) {
  if (reason.kind === 'moved') return <Moved before={before} to={reason.to} />;
  return (
    <Dialog title="Your session has ended">
      <p>Sign in again to go on here. What you typed is still there.</p>
      <SignInForm email={before.user.email} accountId={before.account.id} />
    </Dialog>
  );
}

function Moved({ before, to }: { before: SignedInSession; to: SignedInSession }) {
  const [isBusy, setBusy] = useState(false);
  const goBack = () => {
    setBusy(true);
    moveTo(before.account.id)
      .catch(showProblem)
      .finally(() => setBusy(false));
  };
  const continueHere = () => {
    session.set(to);
    goTo('/');
  };
  const isSameMember = before.user.email === to.user.email;
  return (
    <Dialog title={`You are now in ${to.account.name}`}>
      <p>
        Another tab moved this browser to {to.account.name}
        {isSameMember ? '' : `, as ${to.user.name}`}. This page still shows {before.account.name}.
        {hasUnsaved() && ' What you typed here is not saved.'}
      </p>
      <div class="form-end">
        <button type="button" class="primary" disabled={isBusy} onClick={continueHere}>
          Open {to.account.name}
        </button>
        {isSameMember && (
          <button type="button" disabled={isBusy} onClick={goBack}>
            Back to {before.account.name}
          </button>
        )}
      </div>
    </Dialog>
  );
}
