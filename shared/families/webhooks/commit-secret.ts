import type { Answer, Call } from '#shared/call.ts';
import { commit } from '#shared/records/commit.ts';
import type { Transaction } from '#shared/records/transaction.ts';
import { answerRecord } from '#shared/records/view.ts';
import type { WebhookWithSecret } from './fields.ts';
import type { WebhookRecord } from './record.ts';
import { webhookView } from './webhook-view.ts';

/** Writes a webhook with a new secret. The stored answer omits the secret. */
export async function commitSecret(
  call: Call,
  writes: Transaction,
  record: WebhookRecord,
  secret: string,
  also: { location?: string } = {},
): Promise<Answer<WebhookWithSecret>> {
  const shown = await answerRecord(call, webhookView, record);
  await commit(call, writes, { ...shown, ...also, data: { ...shown.data, secret: null } });
  return { ...shown, ...also, data: { ...shown.data, secret }, isSecret: true };
}
