import type { SessionCaller } from '#shared/auth/caller.ts';
import { hashSecret, newSecret, tokenHint, tokenText } from '#shared/auth/token.ts';
import type { Answer, Call } from '#shared/call.ts';
import { credentialChange, readHash } from '#shared/credentials/credentials.ts';
import { ApiError } from '#shared/errors.ts';
import { accountChange, getAccountWithAccess } from '#shared/families/accounts/account.ts';
import { commitSecret } from '#shared/records/commit-secret.ts';
import { readForWrite } from '#shared/records/read.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { nextVersion } from '#shared/records/versions.ts';
import { change } from '#shared/records/writes.ts';
import { addSeconds } from '#shared/time.ts';
import type { KeyRotate, KeyWithToken } from './fields.ts';
import { keyView } from './key-view.ts';
import { type KeyRecord, key } from './record.ts';
import { assertGrantor, assertNotRevoked } from './rules.ts';

const stillValid =
  'The previous token is still valid. Wait for its end, or end every former one with overlap_minutes 0.';

/**
 * Gives a key a new secret under the same id. The previous secret stays valid for the overlap;
 * until then only a rotation without overlap follows, which ends both. They share one rate limit.
 */
export async function rotateKey(
  call: Call,
  id: number,
  { overlap_minutes: overlap }: KeyRotate,
  grantor?: SessionCaller,
): Promise<Answer<KeyWithToken>> {
  const account = await getAccountWithAccess(call);
  const before = await readForWrite(call, key, id);
  assertNotRevoked(before);
  const isOverlapping = before.previous_ends_at !== null && before.previous_ends_at > call.now;
  if (isOverlapping && overlap > 0)
    throw new ApiError('invalid_transition', { message: stillValid });
  await assertGrantor(call, grantor, before);
  const token = { id: before.token_id, secret: newSecret() };
  const after = nextVersion<KeyRecord>(call, before, {
    token_hint: tokenHint(token),
    rotated_at: call.now,
    previous_ends_at: overlap === 0 ? null : addSeconds(call.now, overlap * 60),
  });
  const credential = {
    hash: hashSecret(token.secret),
    previous_hash: await readHash(before.token_id),
    previous_ends_at: call.arrivedAt + overlap * 60_000,
  };
  const writes = joinWrites(change(call, key, before, after), {
    writes: [accountChange(account), credentialChange(before.token_id, credential)],
  });
  return commitSecret(call, keyView, writes, after, { token: tokenText('key', token) });
}
