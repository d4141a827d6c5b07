import { idOfAddress } from '#shared/auth/token.ts';
import type { Call } from '#shared/call.ts';
import { credentialChange } from '#shared/credentials/credentials.ts';
import { type Login, loginChange, type Membership, readLogin } from '#shared/credentials/login.ts';
import { mailRequestSeconds } from '#shared/credentials/mailed-link.ts';
import {
  memberOf,
  readLiveSessions,
  sessionChange,
  sessionEnd,
} from '#shared/credentials/sessions.ts';
import { ApiError, assertNoProblems } from '#shared/errors.ts';
import { accountChange, getOpenAccount } from '#shared/families/accounts/account.ts';
import { readActiveMemberships } from '#shared/families/accounts/memberships.ts';
import type { AccountRecord } from '#shared/families/accounts/record.ts';
import { auditedChange, secondFactorTurned } from '#shared/families/auth/audited-change.ts';
import { passwordWrites, problemsOfNewPassword } from '#shared/families/auth/passwords.ts';
import { readLiveKeys } from '#shared/families/keys/live-keys.ts';
import type { UserCreate, UserUpdate } from '#shared/families/users/fields.ts';
import { grantOf } from '#shared/families/users/grant.ts';
import { assertOwnerRemains } from '#shared/families/users/owners.ts';
import { type UserRecord, user } from '#shared/families/users/record.ts';
import { commit, commitRows } from '#shared/records/commit.ts';
import { type Current, getRecord, nextId, readAll, readForWrite } from '#shared/records/read.ts';
import { lookUpReferences } from '#shared/records/references.ts';
import { joinWrites, type Transaction } from '#shared/records/transaction.ts';
import { isUnchanged, newRecord, nextVersion } from '#shared/records/versions.ts';
import { change, insertion } from '#shared/records/writes.ts';
import type { RowWrite } from '#shared/table/actions.ts';
import { rowKey } from '#shared/table/rows.ts';
import { joinLogin } from './join-login.ts';

export async function createUser(call: Call, body: UserCreate): Promise<UserRecord> {
  const account = await getOpenAccount(call);
  const { password, role, permissions, ...shownFields } = body;
  const grant = grantOf(role ?? 'viewer', permissions);
  const draft = newRecord(call, user, 0, { ...shownFields, ...grant });
  const claims = user.claims?.(draft) ?? [];
  const { problems } = await lookUpReferences(call, { claims });
  assertNoProblems(problems);
  const record = { ...draft, id: await nextId(call, 'user') };
  const member = { account_name: account.name, account_id: account.id, user_id: record.id };
  const login = await joinLogin({ address: body.email, password, ...member }, 'password');
  const writes = joinWrites(insertion(call, user, record), {
    writes: [accountChange(account), login],
  });
  await commit(call, writes, { data: undefined });
  return record;
}

/**
 * Updates a member. The keys that the member created, and the member's sessions, follow in the same
 * transaction.
 */
export async function updateUser(call: Call, id: number, body: UserUpdate): Promise<UserRecord> {
  const account = await getOpenAccount(call);
  const before = await readForWrite(call, user, id);
  const grant = grantOf(body.role ?? null, body.permissions ?? null);
  const { active = before.active } = body;
  const isInvited = before.invited && body.active === undefined;
  const changes = { ...grant, active, invited: isInvited };
  if (isUnchanged<UserRecord>(before, changes)) return before;
  const after = nextVersion<UserRecord>(call, before, changes);
  if (after.active && !before.active) await assertJoined(account.id, before);
  assertOwnerRemains(await readAll(call, user), before, after);
  await commit(call, await memberChange(call, account, before, after), { data: undefined });
  return after;
}

/**
 * Only who accepted an invitation has a login, and can be active.
 * @throws ApiError `invalid_transition`
 */
export async function assertJoined(accountId: number, { email, id }: UserRecord): Promise<void> {
  const login = await readLogin(email);
  const isOwn = (one: Membership) => one.account_id === accountId && one.user_id === id;
  if (login?.memberships.some(isOwn)) return;
  const message = 'The member has not accepted an invitation. Invite the address again.';
  throw new ApiError('invalid_transition', { message });
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
  { caller: { accountId, actor }, arrivedAt, now }: Call,
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
      member.active ? sessionChange(token_id, memberOf(member)) : sessionEnd(token_id, actor, now),
    ),
  ];
}

/** Sets the password of a member's login, for all its accounts, and ends all its sessions. */
export async function setPassword(call: Call, id: number, password: string): Promise<void> {
  await getOpenAccount(call);
  const { email } = await getRecord(call, user, id);
  const login = await readLogin(email);
  if (!login) throw new Error(`Nobody signs in as ${email}.`);
  const owner = { login, memberships: await readActiveMemberships(login) };
  assertNoProblems({ password: problemsOfNewPassword(owner, password) });
  const operator = call.caller.actor;
  const { writes } = await passwordWrites(call, owner, password, { operator });
  await commit(call, { writes }, { data: undefined });
}

/** Turns off the second factor of a member's login, for all its accounts, and has a notice mailed to the member. */
export async function resetSecondFactor(call: Call, id: number): Promise<void> {
  const login = await loginWithFactor(call, id);
  const { email } = login;
  const memberships = await readActiveMemberships(login);
  const change = secondFactorTurned(false);
  const notice = {
    ...rowKey.factorReset(idOfAddress(email)),
    email,
    at: call.now,
    expires_at: Math.ceil(call.arrivedAt / 1000) + mailRequestSeconds,
  };
  await commitRows([
    loginChange(login, { second_factor: null }),
    auditedChange(call, login, memberships, change, call.caller.actor),
    { kind: 'put', row: notice },
  ]);
}

/**
 * The login of a member with a second factor.
 * @throws Error where the member has none
 */
export async function loginWithFactor(call: Call, id: number): Promise<Login> {
  await getOpenAccount(call);
  const { email } = await getRecord(call, user, id);
  const login = await readLogin(email);
  if (!login?.second_factor?.on) throw new Error(`${email} has no second factor.`);
  return login;
}
