import { assertAccess, assertWrites } from '#shared/auth/access.ts';
import type { Caller } from '#shared/auth/caller.ts';
import { cached } from '#shared/cached.ts';
import { assertSubscription } from '#shared/credentials/subscription.ts';
import type { Route } from '#shared/routes/route.ts';
import { findRow } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { callOf, type Middleware } from './state.ts';

/** Refuses callers that may not use the endpoint: first-party, plan, scope, permission; and writes while they are off. */
export function authorize(
  route: Pick<Route, 'access' | 'plan' | 'permissions' | 'writes' | 'whilePaused'>,
): Middleware {
  return {
    before: async ({ context: { state } }) => {
      const { caller } = callOf(state);
      if (route.plan && caller.kind === 'session') await assertSubscription(caller, state.now);
      assertAccess(caller, route, state.now);
      if (route.writes && !route.whilePaused) assertWrites(await mayWrite(caller));
    },
  };
}

/** A key's row, read with every call, says whether it may write; for a session the account is looked up. */
async function mayWrite(caller: Caller): Promise<boolean> {
  return caller.kind === 'key' ? caller.mayWrite : accountMayWrite(caller.accountId);
}

/** False while an operator has paused the account's writes; a few seconds old at most. */
const accountMayWrite = cached(async (accountId: number) => {
  const row = await findRow(rowKey.account(accountId), { attributes: ['writes'] });
  return row?.writes !== false;
});
