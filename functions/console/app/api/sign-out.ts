import { Problem } from './problem.ts';
import { send } from './send.ts';
import { leave } from './session.ts';
import { inTurn } from './tabs.ts';

/** Ends the session, or all of the member; by the cookie, which does not end as soon as a token. */
export function signOutOf({ all }: { all: boolean }): Promise<void> {
  return inTurn(async () => {
    try {
      await send('POST', '/v1/auth/logout', { body: { all } });
    } catch (cause) {
      // A session that is over already is what was wanted; one that goes on is not.
      if (!(cause instanceof Problem && cause.status === 401)) throw cause;
    }
    leave();
  });
}
