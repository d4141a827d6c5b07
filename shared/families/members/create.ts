import type { SessionCall } from '#shared/auth/caller.ts';
import type { Answer } from '#shared/call.ts';
import { assertNoProblems, type Fields } from '#shared/errors.ts';
import { accountChange, getOpenAccount } from '#shared/families/accounts/account.ts';
import type { User } from '#shared/families/users/fields.ts';
import { grantOf } from '#shared/families/users/grant.ts';
import { type UserRecord, user } from '#shared/families/users/record.ts';
import { showUser } from '#shared/families/users/user-view.ts';
import { commit } from '#shared/records/commit.ts';
import { type Current, nextId, readAll, readLinked } from '#shared/records/read.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { isUnchanged, newRecord, nextVersion } from '#shared/records/versions.ts';
import { change, insertion } from '#shared/records/writes.ts';
import { foldUnique } from '#shared/text.ts';
import type { MemberInvite } from './fields.ts';
import { invitationRow } from './invitation.ts';
import { assertAdministrator, assertMayGive } from './rules.ts';

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
  const known = members.find((one) => foldUnique(one.email) === foldUnique(email));
  assertNoProblems(known?.active ? duplicateMember(known) : {});
  const grant = grantOf(body.role, body.permissions);
  assertMayGive(caller, [], grant?.permissions ?? []);
  const content = { name, ...grant, invited: true };
  const [before] = known ? await readLinked(call, user, [known.id]) : [];
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

function duplicateMember({ id }: UserRecord): Fields {
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
