import { roles } from '#shared/auth/grants.ts';
import type { Call } from '#shared/call.ts';
import { credentialChange } from '#shared/credentials/credentials.ts';
import { readLogin } from '#shared/credentials/login.ts';
import { readLiveSessions, sessionEnd } from '#shared/credentials/sessions.ts';
import { accountChange, getAccount, getOpenAccount } from '#shared/families/accounts/account.ts';
import type { AccountCreate, AccountUpdate } from '#shared/families/accounts/fields.ts';
import type { AccountRecord } from '#shared/families/accounts/record.ts';
import { subscriptionOf } from '#shared/families/accounts/subscription.ts';
import { readLiveKeys } from '#shared/families/keys/live-keys.ts';
import { user } from '#shared/families/users/record.ts';
import { commit } from '#shared/records/commit.ts';
import { nextId, readAll } from '#shared/records/read.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { newRecord } from '#shared/records/versions.ts';
import { insertion } from '#shared/records/writes.ts';
import { absent } from '#shared/table/actions.ts';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';
import { rowKey } from '#shared/table/rows.ts';
import { tryUpdate, updateRow } from '#shared/table/write.ts';
import { joinLogin } from './join-login.ts';

export async function nextAccountId(): Promise<number> {
  const row = await updateRow({ kind: 'update', key: rowKey.accountSequence(), add: { last: 1 } });
  return Number(row.last);
}

export async function createAccount(call: Call, body: AccountCreate) {
  const { accountId } = call.caller;
  const { owner_email: email, owner_password: password } = body;
  const userId = await nextId(call, 'user');
  const owner = newRecord(call, user, userId, {
    name: email,
    email,
    role: 'owner',
    permissions: [...roles.owner],
  });
  const account: AccountRecord = {
    id: accountId,
    name: body.name,
    created_at: call.now,
    closed_at: null,
    live_keys: 0,
    version: 1,
    ...subscriptionOf(body, call.now),
  };
  const member = { account_name: body.name, account_id: accountId, user_id: userId };
  const login = await joinLogin({ address: email, password, ...member }, 'owner_password');
  const row = { ...rowKey.account(accountId), ...account };
  const writes = joinWrites(insertion(call, user, owner), {
    writes: [{ kind: 'put', row, condition: absent }, login],
  });
  return commit(call, writes, { data: { account_id: accountId, user_id: userId } });
}

/** Renames an account, or changes its plan or settings. Its keys follow in the same transaction. */
export async function updateAccount(call: Call, body: AccountUpdate): Promise<AccountRecord> {
  const account = await getOpenAccount(call);
  const name = body.name ?? account.name;
  const { plan = account.plan, trial_ends_at = null } = body;
  // A trial keeps its end unless the plan or the end is given.
  const end = body.plan === undefined ? (trial_ends_at ?? account.trial_ends_at) : trial_ends_at;
  const changes = { name, ...subscriptionOf({ plan, trial_ends_at: end }, call.now) };
  const { name: account_name, ...subscription } = changes;
  const { keep_location = account.keep_location, writes = account.writes } = body;
  const writing = writes === undefined ? {} : { writes };
  const settings = { ...(keep_location === undefined ? {} : { keep_location }), ...writing };
  const keys = await readLiveKeys(call);
  const rows = [
    accountChange(account, { ...changes, ...settings }),
    ...keys.map(({ token_id }) =>
      credentialChange(token_id, { account_name, ...subscription, ...writing }),
    ),
  ];
  await commit(call, { writes: rows }, { data: undefined });
  return { ...account, ...changes, ...settings, version: account.version + 1 };
}

/**
 * Closes an account permanently: its keys stop working with the very next request, its sessions end,
 * and nothing can be provisioned in it. Its records remain. A repeated call ends the sessions that
 * an interrupted one left.
 */
export async function closeAccount(call: Call): Promise<AccountRecord> {
  const account = await getAccount(call);
  const closedAccount = account.closed_at === null ? await close(call, account) : account;
  await endSessions(call);
  return closedAccount;
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
  const { caller, arrivedAt, now } = call;
  await mapInParallel(await readAll(call, user), async ({ email }) => {
    const login = await readLogin(email);
    const live = await readLiveSessions(login?.sessions ?? [], arrivedAt);
    const here = live.filter(({ account_id }) => account_id === caller.accountId);
    const ends = here.map(({ token_id }) => sessionEnd(token_id, caller.actor, now));
    await Promise.all(ends.map(tryUpdate));
  });
}
