import type { Answer, Call } from '#shared/call.ts';
import { readForWrite } from '#shared/records/read.ts';
import { removeRecord } from '#shared/records/remove.ts';
import { webhookKey } from '#shared/table/webhook-rows.ts';
import { webhook } from './record.ts';

/** Deletes a webhook with its secrets. What was not delivered yet no longer is. */
export async function removeWebhook(call: Call, id: number): Promise<Answer<undefined>> {
  const place = { account: call.caller.accountId, webhook: id };
  const record = await readForWrite(call, webhook, id);
  const keys = [webhookKey.secrets, webhookKey.replay, webhookKey.state, webhookKey.wake];
  const writes = keys.map((keyOf) => ({ kind: 'delete', key: keyOf(place) }) as const);
  return removeRecord(call, webhook, record, { also: { writes } });
}
