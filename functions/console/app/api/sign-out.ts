import { orThrow } from '#client/refusal.ts';
import { switchPushOff } from '#console/push/subscription.ts';
import { asProblem } from './problem.ts';
import { publicApi } from './public-client.ts';
import { withRefreshLock } from './refresh-lock.ts';
import { endSession } from './session.ts';

/**
 * Ends this session, or all sessions of the member. Uses the cookie, which is valid for longer than a
 * token. Whoever uses the browser next sees no notifications of the member.
 */
export async function signOutOf({ all }: { all: boolean }): Promise<void> {
  // A browser that cannot turn them off signs out all the same.
  await switchPushOff().catch(() => undefined);
  return withRefreshLock(async () => {
    try {
      await orThrow(publicApi.POST('/v1/auth/logout', { body: { all } }));
    } catch (cause) {
      // The session has ended already, as intended.
      if (asProblem(cause).status !== 401) throw cause;
    }
    endSession();
  });
}
