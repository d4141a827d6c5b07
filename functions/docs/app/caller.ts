import { renew } from '#console/api/renew.ts';
import { mayHaveSession, session } from '#console/api/session.ts';
import { hearTabs } from '#console/api/tabs.ts';

/** A token that ends so soon would end on its way. */
const leastMilliseconds = 15_000;

/** Goes on with the session of the console, if this browser has one; hears where it begins and ends. */
export async function beCaller(): Promise<void> {
  hearTabs((state) => session.set(state));
  if (mayHaveSession()) await renew().catch(() => session.set({ kind: 'out' }));
  else session.set({ kind: 'out' });
}

/** The token of who is signed in, if anybody is. */
export async function callerToken(): Promise<string | undefined> {
  const state = session.get();
  if (state.kind !== 'in') return undefined;
  if (state.validUntil - Date.now() < leastMilliseconds) await renew(state.token);
  const now = session.get();
  return now.kind === 'in' ? now.token : undefined;
}

/** Says who calls, in words, now and whenever that changes. */
export function tellCaller(place: Element): void {
  const tell = () => {
    const state = session.get();
    place.textContent =
      state.kind === 'in'
        ? `You call as ${state.user.name} of ${state.account.name}, as you are signed in to the ` +
          'console, unless you authorise an API key.'
        : 'Sign in to the console to call as yourself, or authorise an API key.';
  };
  tell();
  session.subscribe(tell);
}
