import { hasApiAccess, planKeys } from '#shared/auth/plans.ts';
import { hashSecret, newToken, tokenText } from '#shared/auth/token.ts';
import type { Call } from '#shared/call.ts';
import { ApiError, noSuch } from '#shared/errors.ts';
import { accountChange, getOpenAccount } from '#shared/operations/accounts/account.ts';
import { credentialInsertion } from '#shared/operations/accounts/credentials.ts';
import { commit } from '#shared/records/commit.ts';
import { findRecords, nextId } from '#shared/records/read.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { newRecord } from '#shared/records/versions.ts';
import { insertion } from '#shared/records/writes.ts';
import type { AccountRecord } from '#shared/resources/account.ts';
import { type KeyRecord, key } from '#shared/resources/key.ts';
import { user } from '#shared/resources/user.ts';
import type { KeyCreate } from '#shared/schemas/key.ts';
import { assertKey } from './assert-key.ts';
import { scopesInOrder } from './scopes.ts';

const hintCharacters = 4;

/**
 * Creates a key. The token is answered this once.
 * @throws ApiError `plan_upgrade_required`, `key_limit_reached` or `validation_failed`.
 */
export async function createKey(
  call: Call,
  body: KeyCreate,
): Promise<{ record: KeyRecord; token: string }> {
  const account = await getOpenAccount(call);
  if (!hasApiAccess(account, call.now)) throw new ApiError('plan_upgrade_required');
  const [member] = await findRecords(call, user, [body.user_id], { consistent: true });
  const token = newToken();
  const draft = newRecord(call, key, 0, {
    ...body,
    scopes: scopesInOrder(body.scopes),
    token_id: token.id,
    token_hint: `…${token.secret.slice(-hintCharacters)}`,
  });
  await assertKey(call, draft);
  assertKeyCount(account);
  if (!member) throw new ApiError('not_found', { message: noSuch('user', body.user_id) });
  const record = { ...draft, id: await nextId(call, 'key') };
  const writes = joinWrites(insertion(call, key, record), {
    writes: [
      accountChange(account, { live_keys: account.live_keys + 1 }),
      credentialInsertion(hashSecret(token.secret), account, record, member),
    ],
  });
  await commit(call, writes, { data: undefined });
  return { record, token: tokenText(token) };
}

function assertKeyCount({ plan, live_keys }: AccountRecord): void {
  if (live_keys < planKeys[plan]) return;
  const message = `The plan ${plan} allows ${planKeys[plan]} keys.`;
  throw new ApiError('key_limit_reached', { message });
}
