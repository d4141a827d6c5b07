import { orThrow } from '#client/refusal.ts';
import { browserStorage } from '#console/browser-storage.ts';
import { minuteMilliseconds } from '#console/time.ts';
import { asProblem, interruptedProblem } from './problem.ts';
import { publicApi } from './public-client.ts';
import type { SignedIn } from './records.ts';
import { withRefreshLock } from './refresh-lock.ts';
import { continueSession, endSession, session, signedIn, startSession } from './session.ts';

/** The waits before a refused refresh is retried: another tab may just have refreshed the session. */
const retryMilliseconds = [250, 1000];
/** After ten seconds the service accepts once more a refresh token whose answer was lost. */
const lostAnswerMilliseconds = 10_500;
/** Stores when a refresh began that has no answer yet. */
const storageKey = 'equipment.refreshing';

/** Gets the next access token with the cookie, unless another tab has got one; signs out if that is refused. */
export function renew(staleToken?: string): Promise<void> {
  return withRefreshLock(async () => {
    if (hasNewer(staleToken)) return;
    // An earlier call has just found that the session is over.
    if (hasEnded()) throw interruptedProblem();
    try {
      await refreshWithRetry(staleToken);
    } catch (cause) {
      if (asProblem(cause).status !== 401) throw cause;
      browserStorage.remove(storageKey);
      // Somebody has signed in meanwhile.
      if (hasNewer(staleToken)) return;
      endSession('ended');
      throw cause;
    }
  });
}

/** Renews the session after a change of a member, if it is the one signed in: role and name are part of it. */
export async function renewAfter(userId: number): Promise<void> {
  const { user, token } = signedIn();
  if (user.id !== userId) return;
  // The member is changed already, even if the session cannot be renewed.
  await renew(token).catch(() => undefined);
}

let followedAt = Number.NEGATIVE_INFINITY;

/**
 * Renews the session, at most once a minute, where the member's permissions may have changed: after a refusal,
 * or when the member comes back to the page.
 */
export function followPermissions(): void {
  if (performance.now() - followedAt < minuteMilliseconds) return;
  const state = session.get();
  if (state.kind !== 'in') return;
  followedAt = performance.now();
  renew(state.token).catch(() => undefined);
}

/** Moves the session to another account of the member. */
export function moveTo(accountId: number): Promise<void> {
  return withRefreshLock(async () => startSession(await refresh(accountId)));
}

function hasNewer(staleToken: string | undefined): boolean {
  const state = session.get();
  return state.kind === 'in' && state.token !== staleToken;
}

function hasEnded(): boolean {
  const state = session.get();
  return state.kind === 'out' || (state.kind === 'in' && state.interruption?.kind === 'ended');
}

async function refreshWithRetry(staleToken: string | undefined): Promise<void> {
  const interruptedAt = Number(browserStorage.get(storageKey) ?? 0);
  const waits = [...retryMilliseconds];
  // A page that was left during a refresh never received its new cookie.
  const untilAccepted = interruptedAt + lostAnswerMilliseconds - Date.now();
  if (untilAccepted > -60_000 && interruptedAt > 0) waits.push(Math.max(0, untilAccepted));
  for (;;) {
    try {
      return continueSession(await refresh());
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
