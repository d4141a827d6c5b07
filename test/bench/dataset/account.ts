import { randomUUID } from 'node:crypto';
import { operatorCall } from '#infra/operator.ts';
import { AccountCreate } from '#shared/families/accounts/fields.ts';
import { KeyCreate } from '#shared/families/keys/fields.ts';
import { createKey } from '#shared/families/keys/operations.ts';
import { createAccount, nextAccountId } from '#shared/families/operators/accounts.ts';

const keysTotal = 25;

/** The account of the benchmark: the first one of its store. */
export const accountId = 1;

/** Creates the account and its keys in a store that already has its items. Returns the tokens. */
export async function createBenchAccount(): Promise<string[]> {
  if ((await nextAccountId()) !== accountId)
    throw new Error('The store of the benchmark is not new.');
  const account = AccountCreate.schema.parse({
    name: 'Benchmark',
    plan: 'enterprise',
    owner_email: 'bench@example.com',
    owner_password: randomUUID(),
  });
  const { data } = await createAccount(operatorCall(accountId), account);
  const tokens: string[] = [];
  for (let number = 1; number <= keysTotal; number += 1) {
    const body = KeyCreate.schema.parse({ name: `Key ${number}`, access: 'full' });
    const key = await createKey(operatorCall(accountId), data.user_id, body);
    tokens.push(String(key.data.token));
  }
  return tokens;
}
