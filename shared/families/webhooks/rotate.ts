import type { Answer, Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { getAccountWithAccess } from '#shared/families/accounts/account.ts';
import { commitSecret } from '#shared/records/commit-secret.ts';
import { readForWrite } from '#shared/records/read.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { nextVersion } from '#shared/records/versions.ts';
import { change } from '#shared/records/writes.ts';
import { addSeconds } from '#shared/time.ts';
import type { WebhookRotate, WebhookWithSecret } from './fields.ts';
import { type WebhookRecord, webhook } from './record.ts';
import { liveSecrets, newSecret, secretsWrite } from './secrets.ts';
import { webhookView } from './webhook-view.ts';

const stillSigning =
  'The previous secret still signs. Wait for its end, or end every former one with overlap_minutes 0.';

/** Gives a webhook a new secret. The previous one signs, too, for the overlap. */
export async function rotateSecret(
  call: Call,
  id: number,
  { overlap_minutes: overlap }: WebhookRotate,
): Promise<Answer<WebhookWithSecret>> {
  const account = await getAccountWithAccess(call);
  const before = await readForWrite(call, webhook, id);
  const { previous_secret_expires_at: end } = before;
  if (end !== null && end > call.now && overlap > 0) {
    throw new ApiError('invalid_transition', { message: stillSigning });
  }
  const secret = newSecret();
  const ends_at = overlap === 0 ? null : addSeconds(call.now, overlap * 60);
  const place = { account: account.id, webhook: id };
  const [previous] = (await liveSecrets(place, call.now)) ?? [];
  const former = previous && ends_at !== null ? [{ secret: previous.secret, ends_at }] : [];
  const after = nextVersion<WebhookRecord>(call, before, {
    rotated_at: call.now,
    previous_secret_expires_at: ends_at,
  });
  const writes = joinWrites(change(call, webhook, before, after), {
    writes: [secretsWrite(place, [{ secret }, ...former])],
  });
  return commitSecret(call, webhookView, writes, after, { secret });
}
