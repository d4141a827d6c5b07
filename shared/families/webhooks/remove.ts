import type { Answer, Call } from '#shared/call.ts';
import { commit } from '#shared/records/commit.ts';
import { readForWrite } from '#shared/records/read.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { removal } from '#shared/records/writes.ts';
import { webhookKey } from '#shared/table/webhook-rows.ts';
import { webhook } from './record.ts';

/** Deletes a webhook with its secrets. What was not delivered yet no longer is. */
export async function removeWebhook(call: Call, id: number): Promise<Answer<undefined>> {
  const place = { account: call.caller.accountId, webhook: id };
  const record = await readForWrite(call, webhook, id);
  const writes = joinWrites(removal(call, webhook, record), {
    writes: [webhookKey.secrets, webhookKey.replay, webhookKey.state, webhookKey.wake].map(
      (keyOf) => ({ kind: 'delete', key: keyOf(place) }) as const,
    ),
  });
  return commit(call, writes, { data: undefined });
}
