import { randomUUID } from 'node:crypto';
import { operatorCall } from '#infra/operator.ts';
import type { Permission, PresetRole } from '#shared/auth/grants.ts';
import type { Plan } from '#shared/auth/plans.ts';
import { AccountCreate, AccountUpdate } from '#shared/families/accounts/fields.ts';
import { KeyProvision, KeyUpdate } from '#shared/families/keys/fields.ts';
import { createKey, revokeKey, updateKey } from '#shared/families/keys/operations.ts';
import {
  createAccount,
  nextAccountId,
  updateAccount,
} from '#shared/families/operators/accounts.ts';
import { createUser, updateUser } from '#shared/families/operators/members.ts';
import { UserCreate, UserUpdate } from '#shared/families/users/fields.ts';
import { retryOnConflict } from '#shared/records/commit.ts';
import { client } from './http.ts';

/** The password of every member that tests create. */
export const password = 'correct horse battery';

interface KeyOptions {
  userId?: number;
  name?: string;
  /** Absent: full access. */
  scopes?: string[];
}

/** Creates an account for one test, with its owner and a key, by the service's own code. */
export async function newAccount({ plan = 'enterprise' as Plan } = {}) {
  const accountId = await nextAccountId();
  const body = AccountCreate.schema.parse({
    name: `Account ${accountId}`,
    plan: plan === 'free' ? 'enterprise' : plan,
    owner_email: `owner-${randomUUID()}@example.com`,
    owner_password: password,
  });
  const { data } = await createAccount(operatorCall(accountId), body);
  const ownerId = data.user_id;
  const ownerEmail = String(body.owner_email);

  /** Adds a key; by default one of the owner with full access. */
  const newKey = async ({ userId = ownerId, name = randomUUID(), scopes }: KeyOptions = {}) => {
    const access = scopes ? 'restricted' : 'full';
    const values = { name, access, user_id: userId, ...(scopes ? { scopes } : {}) };
    const { user_id, ...body } = KeyProvision.schema.parse(values);
    const create = () => createKey(operatorCall(accountId), user_id, body);
    const { id, token } = (await retryOnConflict(create)).data;
    if (token === null) throw new Error('The key came without its token.');
    return { id, name, token, api: client(token) };
  };

  /** Adds a member with a role or with single permissions. */
  const newUser = async (
    grant: { role: PresetRole } | { permissions: Permission[] },
    name = 'Member',
    email = `${randomUUID()}@example.com`,
  ) => {
    const values = { name, email, password, ...grant };
    return createUser(operatorCall(accountId), UserCreate.schema.parse(values));
  };

  const key = await newKey({ name: 'Main' });
  const setPlan = (values: object) =>
    updateAccount(operatorCall(accountId), AccountUpdate.schema.parse(values));
  if (plan === 'free') await setPlan({ plan });
  return {
    accountId,
    ownerId,
    ownerEmail,
    ...key,
    newKey,
    newUser,
    setPlan,
    setKey: (id: number, values: object) =>
      updateKey(operatorCall(accountId), id, KeyUpdate.schema.parse(values)),
    revokeKey: (id: number) => revokeKey(operatorCall(accountId), id),
    setUser: (id: number, values: object) =>
      updateUser(operatorCall(accountId), id, UserUpdate.schema.parse(values)),
  };
}

export type TestAccount = Awaited<ReturnType<typeof newAccount>>;
