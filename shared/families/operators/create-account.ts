import { roles } from '#shared/auth/grants.ts';
import type { Call } from '#shared/call.ts';
import type { AccountCreate } from '#shared/families/accounts/fields.ts';
import type { AccountRecord } from '#shared/families/accounts/record.ts';
import { subscriptionOf } from '#shared/families/accounts/subscription.ts';
import { user } from '#shared/families/users/record.ts';
import { commit } from '#shared/records/commit.ts';
import { nextId } from '#shared/records/read.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { newRecord } from '#shared/records/versions.ts';
import { insertion } from '#shared/records/writes.ts';
import { absent } from '#shared/table/actions.ts';
import { rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';
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
