import { planKeys } from '#shared/auth/plans.ts';
import { hashSecret, newToken, tokenHint, tokenText } from '#shared/auth/token.ts';
import type { Call } from '#shared/call.ts';
import { credentialInsertion } from '#shared/credentials/credentials.ts';
import { ApiError, noSuch } from '#shared/errors.ts';
import { accountChange, getAccountWithAccess } from '#shared/families/accounts/account.ts';
import type { AccountRecord } from '#shared/families/accounts/record.ts';
import { user } from '#shared/families/users/record.ts';
import { commitSecret } from '#shared/records/commit-secret.ts';
import { findRecords, nextId } from '#shared/records/read.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { newRecord } from '#shared/records/versions.ts';
import { insertion } from '#shared/records/writes.ts';
import type { KeyCreate } from './fields.ts';
import { keyView } from './key-view.ts';
import { key } from './record.ts';
import { assertKey } from './rules.ts';
import { scopesInOrder } from './scopes.ts';

/**
 * Creates a key within the permissions of its member. Only this answer contains the token.
 * @throws ApiError `plan_upgrade_required`, `key_limit_reached` or `validation_failed`
 */
export async function createKey(call: Call, userId: number, body: KeyCreate) {
  const account = await getAccountWithAccess(call);
  const [member] = await findRecords(call, user, [userId], { consistent: true });
  const token = newToken();
  const draft = newRecord(call, key, 0, {
    ...body,
    user_id: userId,
    scopes: scopesInOrder(body.scopes),
    token_id: token.id,
    token_hint: tokenHint(token),
  });
  await assertKey(call, draft);
  assertKeyCount(account);
  if (!member) throw new ApiError('not_found', { message: noSuch('user', userId) });
  const record = { ...draft, id: await nextId(call, 'key') };
  const writes = joinWrites(insertion(call, key, record), {
    writes: [
      accountChange(account, { live_keys: account.live_keys + 1 }),
      credentialInsertion(hashSecret(token.secret), account, record, member),
    ],
  });
  const location = `/v1/accounts/${account.id}/keys/${record.id}`;
  return commitSecret(
    call,
    keyView,
    writes,
    record,
    { token: tokenText('key', token) },
    { location },
  );
}

function assertKeyCount({ plan, live_keys }: AccountRecord): void {
  if (live_keys < planKeys[plan]) return;
  const message = `The plan ${plan} allows ${planKeys[plan]} keys.`;
  throw new ApiError('key_limit_reached', { message });
}
