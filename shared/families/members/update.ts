import type { SessionCall } from '#shared/auth/caller.ts';
import type { Answer } from '#shared/call.ts';
import { type Membership, readLogin } from '#shared/credentials/login.ts';
import { ApiError, assertNoProblems, type Fields } from '#shared/errors.ts';
import { getOpenAccount } from '#shared/families/accounts/account.ts';
import { memberChange } from '#shared/families/operators/update-user.ts';
import type { User } from '#shared/families/users/fields.ts';
import { grantOf } from '#shared/families/users/grant.ts';
import { type UserRecord, user } from '#shared/families/users/record.ts';
import { userView } from '#shared/families/users/user-view.ts';
import { commit } from '#shared/records/commit.ts';
import { readAll, readForWrite } from '#shared/records/read.ts';
import { isUnchanged, nextVersion } from '#shared/records/versions.ts';
import { answerRecord, answerUnchanged } from '#shared/records/view.ts';
import type { MemberUpdate } from './fields.ts';
import { assertAdministrator, assertMayGive, assertOwnerLeft, permissionsBefore } from './rules.ts';

/** Changes a member. Keys and sessions follow with the very next request. */
export async function updateMember(
  call: SessionCall,
  id: number,
  { name, role = null, permissions = null, active }: MemberUpdate,
): Promise<Answer<User>> {
  const account = await getOpenAccount(call);
  const before = await readForWrite(call, user, id);
  assertNoProblems(role !== null && permissions !== null ? bothGiven : {});
  const grant = grantOf(role, permissions) ?? {};
  const state = active === undefined ? {} : { active, ...(active ? {} : { invited: false }) };
  const changes = { ...(name === undefined ? {} : { name }), ...grant, ...state };
  const members = await readAll(call, user);
  const caller = members.find((one) => one.id === call.caller.userId);
  assertAdministrator(caller);
  if (isUnchanged<UserRecord>(before, changes)) return answerUnchanged(call, userView, before);
  const after = nextVersion<UserRecord>(call, before, changes);
  if (after.active && !before.active) await assertJoined(account.id, before);
  if (after.active || after.invited) {
    assertMayGive(caller, permissionsBefore(before), after.permissions);
  }
  assertOwnerLeft(members, before, after);
  const answer = await answerRecord(call, userView, after);
  return commit(call, await memberChange(call, account, before, after), answer);
}

/** Deactivates a member; one that is not active stays so. */
export async function removeMember(call: SessionCall, id: number): Promise<Answer<undefined>> {
  await updateMember(call, id, { active: false });
  return { data: undefined };
}

const bothGiven: Fields = {
  permissions: [{ code: 'invalid_value', message: 'Give either a role or permissions.' }],
};

/** Only who accepted an invitation has a login, and can be active. */
async function assertJoined(accountId: number, { email, id }: UserRecord): Promise<void> {
  const login = await readLogin(email);
  const isOwn = (one: Membership) => one.account_id === accountId && one.user_id === id;
  if (login?.memberships.some(isOwn)) return;
  const message = 'The member has not accepted an invitation. Invite the address again.';
  throw new ApiError('invalid_transition', { message });
}
