import type { Call } from '#shared/call.ts';
import { assertNoProblems } from '#shared/errors.ts';
import { accountChange, getOpenAccount } from '#shared/families/accounts/account.ts';
import type { UserCreate } from '#shared/families/users/fields.ts';
import { grantOf } from '#shared/families/users/grant.ts';
import { type UserRecord, user } from '#shared/families/users/record.ts';
import { commit } from '#shared/records/commit.ts';
import { nextId } from '#shared/records/read.ts';
import { lookUpReferences } from '#shared/records/references.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { newRecord } from '#shared/records/versions.ts';
import { insertion } from '#shared/records/writes.ts';
import { joinLogin } from './join-login.ts';

export async function createUser(call: Call, body: UserCreate): Promise<UserRecord> {
  const account = await getOpenAccount(call);
  const { password, role, permissions, ...shown } = body;
  const grant = grantOf(role ?? 'viewer', permissions);
  const draft = newRecord(call, user, 0, { ...shown, ...grant });
  const claims = user.claims?.(draft) ?? [];
  const { problems } = await lookUpReferences(call, { references: [], claims });
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
