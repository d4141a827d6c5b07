import type { SignedIn } from '#shared/families/auth/fields.ts';
import { Problem } from './problem.ts';
import { send } from './send.ts';
import { enter, leave, session } from './session.ts';
import { inTurn } from './tabs.ts';

/** How often a refused refresh is tried again, and after how long: another tab may just have done it. */
const retryMilliseconds = [250, 1000];
/** A token whose answer was lost is taken again after ten seconds; this is a little later. */
const lostAnswerMilliseconds = 10_500;
/** Since when there is a refresh whose answer has not come. */
const noteName = 'equipment.refreshing';

/**
 * Gets the next access token by the cookie, unless another tab got one meanwhile. Where the session is
 * over, it says so to all of the page, and throws.
 */
export function renew(staleToken?: string): Promise<void> {
  return inTurn(async () => {
    if (hasNewer(staleToken)) return;
    try {
      await refreshPatiently(staleToken);
    } catch (cause) {
      if (cause instanceof Problem && cause.status === 401) {
        localStorage.removeItem(noteName);
        leave('ended');
      }
      throw cause;
    }
  });
}

/** Moves the session to another account of the member. */
export function moveTo(accountId: number): Promise<void> {
  return inTurn(async () => enter(await refresh(accountId)));
}

function hasNewer(staleToken: string | undefined): boolean {
  const state = session.get();
  return state.kind === 'in' && state.token !== staleToken;
}

async function refreshPatiently(staleToken: string | undefined): Promise<void> {
  const brokenOffAt = Number(localStorage.getItem(noteName) ?? 0);
  const waits = [...retryMilliseconds];
  // A page that was left while it refreshed, or was cut off, never saw its cookie.
  const untilGiven = brokenOffAt + lostAnswerMilliseconds - Date.now();
  if (untilGiven > -60_000 && brokenOffAt > 0) waits.push(Math.max(0, untilGiven));
  for (;;) {
    try {
      return enter(await refresh());
    } catch (cause) {
      const wait = waits.shift();
      if (!(cause instanceof Problem && cause.status === 401) || wait === undefined) throw cause;
      await new Promise((resolve) => setTimeout(resolve, wait));
      if (hasNewer(staleToken)) return;
    }
  }
}

async function refresh(accountId?: number): Promise<SignedIn> {
  if (localStorage.getItem(noteName) === null) localStorage.setItem(noteName, String(Date.now()));
  const body = accountId === undefined ? {} : { account_id: accountId };
  const { data } = await send<SignedIn>('POST', '/v1/auth/refresh', { body });
  localStorage.removeItem(noteName);
  return data;
}
