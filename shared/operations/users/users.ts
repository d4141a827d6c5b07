import { type Permission, type Role, roles } from '#shared/auth/grants.ts';
import type { Call } from '#shared/call.ts';
import { accountChange, getAccount } from '#shared/operations/accounts/accounts.ts';
import { credentialChange } from '#shared/operations/accounts/credentials.ts';
import { joinLogin } from '#shared/operations/accounts/logins.ts';
import { readLiveKeys } from '#shared/operations/accounts/read-keys.ts';
import { commit } from '#shared/records/commit.ts';
import {
  change,
  getRecord,
  historyOf,
  insertion,
  newRecord,
  nextId,
  nextVersion,
} from '#shared/records/records.ts';
import { judge } from '#shared/records/references.ts';
import { joinPlans } from '#shared/records/transaction.ts';
import { type UserRecord, user } from '#shared/resources/user.ts';
import type { UserCreate, UserUpdate } from '#shared/schemas/account.ts';

/** Adds a member to the account. */
export async function createUser(call: Call, body: UserCreate): Promise<UserRecord> {
  const { accountId } = call.caller;
  const account = await getAccount(accountId);
  const { password, role, permissions, ...shown } = body;
  const grant = grantOf(role, permissions) ?? { role: 'viewer' as const, permissions: [] };
  const draft = newRecord(call, user, 0, { ...user.blank, ...shown, ...grant });
  await judge(call.caller, { references: [], claims: user.claims(draft) });
  const record = { ...draft, id: await nextId(accountId, 'user') };
  const login = await joinLogin(body.email, password, { accountId, userId: record.id }, 'password');
  const plan = joinPlans(insertion(call, user, record), {
    actions: [
      accountChange(account, {}),
      login,
      historyOf(call, user, 'create', undefined, record),
    ],
  });
  await commit(call, plan, { data: undefined });
  return record;
}

/** Changes what a member may do: the keys that the member created follow in the same transaction. */
export async function updateUser(call: Call, id: number, body: UserUpdate): Promise<UserRecord> {
  const account = await getAccount(call.caller.accountId);
  const before = await getRecord(call.caller, user, id);
  const grant = grantOf(body.role ?? null, body.permissions ?? null);
  const after = nextVersion(call, before, { ...grant, active: body.active ?? before.active });
  const keys = (await readLiveKeys(account.id)).filter(({ user_id }) => user_id === id);
  const credential = { permissions: after.permissions, member_active: after.active };
  const plan = joinPlans(change(call, user, before, after), {
    actions: [
      accountChange(account, {}),
      ...keys.map(({ token_id }) => credentialChange(token_id, credential)),
      historyOf(call, user, 'update', before, after),
    ],
  });
  await commit(call, plan, { data: undefined });
  return after;
}

/** A role is a preset of permissions; permissions chosen one by one make a role of their own. */
function grantOf(
  role: keyof typeof roles | null,
  permissions: Permission[] | null,
): { role: Role; permissions: Permission[] } | undefined {
  if (permissions !== null) return { role: 'custom', permissions };
  return role === null ? undefined : { role, permissions: [...roles[role]] };
}
