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
import { readLiveKeys } from '#shared/families/keys/live-keys.ts';
import type { UserUpdate } from '#shared/families/users/fields.ts';
import { grantOf } from '#shared/families/users/grant.ts';
import { type UserRecord, user } from '#shared/families/users/record.ts';
import { commit } from '#shared/records/commit.ts';
import { readForWrite } from '#shared/records/read.ts';
import { joinWrites } from '#shared/records/transaction.ts';
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
  const changes = { ...grant, active: body.active ?? before.active };
  const after = nextVersion<UserRecord>(call, before, changes);
  const keys = (await readLiveKeys(call)).filter(({ user_id }) => user_id === id);
  const credential = { permissions: after.permissions, member_active: after.active };
  const writes = joinWrites(change(call, user, before, after), {
    writes: [
      accountChange(account),
      ...keys.map(({ token_id }) => credentialChange(token_id, credential)),
      ...(await changeSessions(call, after)),
    ],
  });
  await commit(call, writes, { data: undefined });
  return after;
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
