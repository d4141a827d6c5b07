import { useRef } from 'preact/hooks';
import { type SignedInSession, session } from './api/session.ts';
import { lazy } from './lazy.tsx';
import { loadShell } from './load-shell.ts';
import { ForgottenPage } from './pages/sign-in/forgotten.tsx';
import { InvitationPage } from './pages/sign-in/invitation.tsx';
import { ResetPage } from './pages/sign-in/reset.tsx';
import { SignInPage } from './pages/sign-in/sign-in.tsx';
import { useRoute } from './route.ts';
import { InterruptionDialog } from './shell/interruption.tsx';
import { useStore } from './store.ts';
import { Questions } from './ui/question.tsx';
import { Toasts } from './ui/toast.tsx';

const Shell = lazy(loadShell, 'Shell');

export function App() {
  return (
    <>
      <Main />
      <Toasts />
      <Questions />
    </>
  );
}

function Main() {
  const state = useStore(session);
  const { path, query } = useRoute();
  const token = query.get('token') ?? '';
  const latest = useRef<SignedInSession>(undefined);
  if (state.kind === 'in') latest.current = state;
  if (path === '/reset') return <ResetPage key={token} />;
  if (path === '/invitation') return <InvitationPage key={token} />;
  // The page of an old link leads here, whether or not somebody is signed in.
  if (path === '/forgotten') return <ForgottenPage />;
  if (state.kind === 'unknown') return <output class="hidden">Loading</output>;
  if (state.kind === 'in') {
    return (
      <>
        {/* The key keeps the state of one account out of another. */}
        <Shell key={`${state.account.id} ${state.user.id}`} />
        {state.interruption && <InterruptionDialog session={state} reason={state.interruption} />}
      </>
    );
  }
  return <SignInPage reason={state.reason} before={latest.current} />;
}
