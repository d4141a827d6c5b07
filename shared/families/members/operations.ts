import type { SessionCall } from '#shared/auth/caller.ts';
import type { Answer } from '#shared/call.ts';
import { assertNoProblems, type FieldProblems } from '#shared/errors.ts';
import { accountChange, getOpenAccount } from '#shared/families/accounts/account.ts';
import { assertJoined, memberChange } from '#shared/families/operators/members.ts';
import type { ProfileUpdate } from '#shared/families/session/fields.ts';
import type { User } from '#shared/families/users/fields.ts';
import { grantOf } from '#shared/families/users/grant.ts';
import { assertOwnerRemains } from '#shared/families/users/owners.ts';
import { type UserRecord, user } from '#shared/families/users/record.ts';
import { showUser, userView } from '#shared/families/users/user-view.ts';
import { commit } from '#shared/records/commit.ts';
import { answerWholeList } from '#shared/records/lists/whole-list.ts';
import { type Current, nextId, readAll, readForWrite, readLinked } from '#shared/records/read.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { bodyChanges, isUnchanged, newRecord, nextVersion } from '#shared/records/versions.ts';
import { answerRecord, answerUnchanged } from '#shared/records/view.ts';
import { change, insertion } from '#shared/records/writes.ts';
import { foldEmail, foldUnique } from '#shared/text.ts';
import type { MemberInvite, MemberQuery, MemberUpdate } from './fields.ts';
import { invitationRow } from './invitation.ts';
import { assertAdministrator, assertMayGive, permissionsBefore } from './rules.ts';

const bothGiven: FieldProblems = {
  permissions: [{ code: 'invalid_value', message: 'Give either a role or permissions.' }],
};

/** The members of the account by id, of one status where that is asked for. */
export async function listMembers(call: SessionCall, query: MemberQuery): Promise<Answer<User[]>> {
  const members = (await readAll(call, user)).map(showUser);
  const { status } = query;
  const chosenMembers = members.filter((one) => status === undefined || one.status === status);
  return answerWholeList('members', query, chosenMembers);
}

/**
 * Invites an address to the account: a member that is not active, and a mail with a link. Who was invited
 * before, or deactivated, gets a new link, which ends the earlier one.
 */
export async function inviteMember(call: SessionCall, body: MemberInvite): Promise<Answer<User>> {
  const account = await getOpenAccount(call);
  const members = await readAll(call, user);
  const caller = members.find(({ id }) => id === call.caller.userId);
  assertAdministrator(caller);
  const { email, name } = body;
  const existingMember = members.find((one) => foldUnique(one.email) === foldUnique(email));
  const isTaken = existingMember && !isInvitable(existingMember, email);
  assertNoProblems(isTaken ? duplicateMember(existingMember) : {});
  const grant = grantOf(body.role, body.permissions);
  assertMayGive(caller, [], grant?.permissions ?? []);
  const content = { name, ...grant, invited: true };
  const [before] = existingMember ? await readLinked(call, user, [existingMember.id]) : [];
  const { record, writes } = before
    ? renewal(call, before, content)
    : await creation(call, { email, active: false, ...content });
  const transaction = joinWrites(writes, {
    writes: [accountChange(account), invitationRow(call, account, record)],
  });
  const location = `/v1/accounts/${account.id}/members/${record.id}`;
  const answer = { data: showUser(record), version: record.version, location };
  return commit(call, transaction, answer);
}

/**
 * Whether inviting an address renews the invitation of this member. A lookalike of the member's address, by which
 * the member could not sign in, does not: the member would be changed by an invitation of somebody else.
 */
function isInvitable({ active, email }: UserRecord, address: string): boolean {
  return !active && foldEmail(email) === foldEmail(address);
}

function duplicateMember({ id }: UserRecord): FieldProblems {
  const message = `Member ${id} already has this address.`;
  return { email: [{ code: 'taken', message, id }] };
}

async function creation(call: SessionCall, content: Partial<UserRecord>) {
  const record = newRecord(call, user, await nextId(call, 'user'), content);
  return { record, writes: insertion(call, user, record) };
}

function renewal(call: SessionCall, before: Current<UserRecord>, content: Partial<UserRecord>) {
  if (isUnchanged<UserRecord>(before, content)) return { record: before, writes: {} };
  const record = nextVersion<UserRecord>(call, before, content);
  return { record, writes: change(call, user, before, record) };
}

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
  assertMayGive(caller, permissionsBefore(before, after), after.permissions);
  assertOwnerRemains(members, before, after);
  const answer = await answerRecord(call, userView, after);
  return commit(call, await memberChange(call, account, before, after), answer);
}

/** Deactivates a member; one that is not active stays so. */
export async function removeMember(call: SessionCall, id: number): Promise<Answer<undefined>> {
  await updateMember(call, id, { active: false });
  return { data: undefined };
}

/** Changes the caller's profile. A new name appears in what the caller does from now on. */
export async function updateProfile(call: SessionCall, body: ProfileUpdate): Promise<Answer<User>> {
  const account = await getOpenAccount(call);
  const before = await readForWrite(call, user, call.caller.userId);
  const { preferences, ...rest } = bodyChanges(body);
  const changes = {
    ...rest,
    ...(preferences === undefined ? {} : { preferences: preferences ?? user.defaults.preferences }),
  };
  if (isUnchanged<UserRecord>(before, changes)) return answerUnchanged(call, userView, before);
  const after = nextVersion<UserRecord>(call, before, changes);
  const answer = await answerRecord(call, userView, after);
  return commit(call, await memberChange(call, account, before, after), answer);
}
