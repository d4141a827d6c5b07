import type { Call } from '#shared/call.ts';
import { commit } from '#shared/records/commit.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import type { AccountRecord } from '#shared/resources/account.ts';
import { accountChange, getAccount } from './account.ts';
import { credentialChange } from './credentials.ts';
import { readLiveKeys } from './live-keys.ts';

/**
 * Closes an account for good: none of its keys passes from the very next request on, and nothing can
 * be provisioned in it any more. Its records stay. One that is closed stays as it is.
 */
export async function closeAccount(call: Call): Promise<AccountRecord> {
  const account = await getAccount(call);
  if (account.closed_at !== null) return account;
  const keys = await readLiveKeys(call);
  const changes = { closed_at: call.now };
  const writes = [
    accountChange(account, changes),
    ...keys.map(({ token_id }) => credentialChange(token_id, { revoked: true })),
  ];
  await commit(call, joinWrites({ writes }), { data: undefined });
  return { ...account, ...changes, version: account.version + 1 };
}
