import { orThrow } from '#client/refusal.ts';
import { asProblem } from './problem.ts';
import { publicApi } from './public-client.ts';
import { withRefreshLock } from './refresh-lock.ts';
import { leave } from './session.ts';

/** Ends this session, or all sessions of the member; by the cookie, which outlives a token. */
export function signOutOf({ all }: { all: boolean }): Promise<void> {
  return withRefreshLock(async () => {
    try {
      await orThrow(publicApi.POST('/v1/auth/logout', { body: { all } }));
    } catch (cause) {
      // A session that has ended already is what was wanted.
      if (asProblem(cause).status !== 401) throw cause;
    }
    leave();
  });
}
