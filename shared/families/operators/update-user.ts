import type { Call } from '#shared/call.ts';
import { credentialChange } from '#shared/credentials/credentials.ts';
import { loginChange, readLogin } from '#shared/credentials/login.ts';
import {
  memberOf,
  readLiveSessions,
  sessionChange,
  sessionRemoval,
} from '#shared/credentials/sessions.ts';
import { accountChange, getOpenAccount } from '#shared/families/accounts/account.ts';
import type { AccountRecord } from '#shared/families/accounts/record.ts';
import { readLiveKeys } from '#shared/families/keys/live-keys.ts';
import type { UserUpdate } from '#shared/families/users/fields.ts';
import { grantOf } from '#shared/families/users/grant.ts';
import { type UserRecord, user } from '#shared/families/users/record.ts';
import { commit } from '#shared/records/commit.ts';
import { type Current, readForWrite } from '#shared/records/read.ts';
import { joinWrites, type Transaction } from '#shared/records/transaction.ts';
import { nextVersion } from '#shared/records/versions.ts';
import { change } from '#shared/records/writes.ts';
import type { RowWrite } from '#shared/table/actions.ts';

/**
 * Updates a member. The keys that the member created, and the member's sessions, follow in the same
 * transaction.
 */
export async function updateUser(call: Call, id: number, body: UserUpdate): Promise<UserRecord> {
  const account = await getOpenAccount(call);
  const before = await readForWrite(call, user, id);
  const grant = grantOf(body.role ?? null, body.permissions ?? null);
  const { active = before.active } = body;
  const invited = before.invited && body.active === undefined;
  const changes = { ...grant, active, invited };
  const after = nextVersion<UserRecord>(call, before, changes);
  await commit(call, await memberChange(call, account, before, after), { data: undefined });
  return after;
}

/** The writes of a member's next version, and of the member's keys and sessions. */
export async function memberChange(
  call: Call,
  account: AccountRecord,
  before: Current<UserRecord>,
  after: UserRecord,
): Promise<Transaction> {
  const sessions = await changeSessions(call, after);
  return joinWrites(await memberAndKeys(call, account, before, after), { writes: sessions });
}

/** The writes of a member's next version, and of the member's keys. */
export async function memberAndKeys(
  call: Call,
  account: AccountRecord,
  before: Current<UserRecord>,
  after: UserRecord,
): Promise<Transaction> {
  const keys = (await readLiveKeys(call)).filter(({ user_id }) => user_id === after.id);
  const credential = { permissions: after.permissions, member_active: after.active };
  return joinWrites(change(call, user, before, after), {
    writes: [
      accountChange(account),
      ...keys.map(({ token_id }) => credentialChange(token_id, credential)),
    ],
  });
}

/** Updates the sessions of a member, or ends them if the member is deactivated. */
async function changeSessions(
  { caller: { accountId }, arrivedAt }: Call,
  member: UserRecord,
): Promise<RowWrite[]> {
  const login = await readLogin(member.email);
  if (!login) return [];
  const live = await readLiveSessions(login.sessions, arrivedAt);
  const own = live.filter((one) => one.account_id === accountId && one.user_id === member.id);
  // The login's new version stops a concurrent sign-in with the old permissions.
  return [
    loginChange(login),
    ...own.map(({ token_id }) =>
      member.active ? sessionChange(token_id, memberOf(member)) : sessionRemoval(token_id),
    ),
  ];
}
