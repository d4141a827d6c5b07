import { session } from './api/session.ts';
import { lazy } from './lazy.tsx';
import { SignInPage } from './pages/sign-in/sign-in.tsx';
import { usePlace } from './route.ts';
import { Shell } from './shell/shell.tsx';
import { useStore } from './store.ts';
import { Toasts } from './ui/toast.tsx';

const ForgottenPage = lazy(() => import('./pages/sign-in/forgotten.tsx'), 'ForgottenPage');
const ResetPage = lazy(() => import('./pages/sign-in/reset.tsx'), 'ResetPage');

export function App() {
  return (
    <>
      <Main />
      <Toasts />
    </>
  );
}

function Main() {
  const state = useStore(session);
  const { path, query } = usePlace();
  if (path === '/reset') return <ResetPage key={query.get('token') ?? ''} />;
  if (state.kind === 'unknown') return <output class="hidden">Loading</output>;
  if (state.kind === 'in') {
    // The key keeps the state of one account out of another.
    return <Shell key={`${state.account.id} ${state.user.id}`} />;
  }
  if (path === '/forgotten') return <ForgottenPage />;
  return <SignInPage reason={state.reason} />;
}
