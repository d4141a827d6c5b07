import { orThrow } from '#client/refusal.ts';
import { browserStorage } from '#console/browser-storage.ts';
import { asProblem } from './problem.ts';
import { publicApi } from './public-client.ts';
import type { SignedIn } from './records.ts';
import { withRefreshLock } from './refresh-lock.ts';
import { enter, goOn, leave, session, signedIn } from './session.ts';

/** When a refused refresh is retried: another tab may just have done it. */
const retryMilliseconds = [250, 1000];
/** The service accepts a token whose answer was lost again after ten seconds. */
const lostAnswerMilliseconds = 10_500;
/** Remembers when a refresh began that has no answer yet. */
const storageKey = 'equipment.refreshing';

/** Gets the next access token by the cookie, unless another tab got one; signs out where that is refused. */
export function renew(staleToken?: string): Promise<void> {
  return withRefreshLock(async () => {
    if (hasNewer(staleToken)) return;
    try {
      await refreshWithRetry(staleToken);
    } catch (cause) {
      if (asProblem(cause).status === 401) {
        browserStorage.remove(storageKey);
        leave('ended');
      }
      throw cause;
    }
  });
}

/** Follows a change of the member who is signed in here: what they may do, and what they are called. */
export async function renewAfter(userId: number): Promise<void> {
  const { user, token } = signedIn();
  if (user.id !== userId) return;
  // The change is made, whatever becomes of the session.
  await renew(token).catch(() => undefined);
}

/** Moves the session to another account of the member. */
export function moveTo(accountId: number): Promise<void> {
  return withRefreshLock(async () => enter(await refresh(accountId)));
}

function hasNewer(staleToken: string | undefined): boolean {
  const state = session.get();
  return state.kind === 'in' && state.token !== staleToken;
}

async function refreshWithRetry(staleToken: string | undefined): Promise<void> {
  const interruptedAt = Number(browserStorage.get(storageKey) ?? 0);
  const waits = [...retryMilliseconds];
  // A page that was left while it refreshed never got its cookie.
  const untilAccepted = interruptedAt + lostAnswerMilliseconds - Date.now();
  if (untilAccepted > -60_000 && interruptedAt > 0) waits.push(Math.max(0, untilAccepted));
  for (;;) {
    try {
      return goOn(await refresh());
    } catch (cause) {
      const wait = waits.shift();
      if (asProblem(cause).status !== 401 || wait === undefined) throw cause;
      await new Promise((resolve) => setTimeout(resolve, wait));
      if (hasNewer(staleToken)) return;
    }
  }
}

async function refresh(accountId?: number): Promise<SignedIn> {
  if (browserStorage.get(storageKey) === null) browserStorage.set(storageKey, String(Date.now()));
  const body = accountId === undefined ? {} : { account_id: accountId };
  const { data } = await orThrow(publicApi.POST('/v1/auth/refresh', { body }));
  browserStorage.remove(storageKey);
  return data;
}
