import type { Call } from '#shared/call.ts';
import { credentialChange } from '#shared/credentials/credentials.ts';
import { readLogin } from '#shared/credentials/login.ts';
import { endSession, readLiveSessions } from '#shared/credentials/sessions.ts';
import { accountChange, getAccount } from '#shared/families/accounts/account.ts';
import type { AccountRecord } from '#shared/families/accounts/record.ts';
import { readLiveKeys } from '#shared/families/keys/live-keys.ts';
import { user } from '#shared/families/users/record.ts';
import { commit } from '#shared/records/commit.ts';
import { readAll } from '#shared/records/read.ts';
import { sideBySide } from '#shared/table/side-by-side.ts';

/**
 * Closes an account for good: its keys stop working with the very next request, its sessions end,
 * and nothing can be provisioned in it. Its records remain. A repeated call ends the sessions that
 * an interrupted one left.
 */
export async function closeAccount(call: Call): Promise<AccountRecord> {
  const account = await getAccount(call);
  const closed = account.closed_at === null ? await close(call, account) : account;
  await endSessions(call);
  return closed;
}

async function close(call: Call, account: AccountRecord): Promise<AccountRecord> {
  const keys = await readLiveKeys(call);
  const changes = { closed_at: call.now };
  const writes = [
    accountChange(account, changes),
    ...keys.map(({ token_id }) => credentialChange(token_id, { revoked: true })),
  ];
  await commit(call, { writes }, { data: undefined });
  return { ...account, ...changes, version: account.version + 1 };
}

/** A closed account begins no sessions, so those found are all. */
async function endSessions(call: Call): Promise<void> {
  const { caller, arrivedAt } = call;
  await sideBySide(await readAll(call, user), async ({ email }) => {
    const login = await readLogin(email);
    const live = await readLiveSessions(login?.sessions ?? [], arrivedAt);
    const here = live.filter(({ account_id }) => account_id === caller.accountId);
    await Promise.all(here.map(({ token_id }) => endSession(token_id)));
  });
}
