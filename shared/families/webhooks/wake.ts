import { longestDelaySeconds, sendMessages } from '#shared/queue/send.ts';
import { taskName } from '#shared/table/names.ts';
import { rowKey } from '#shared/table/rows.ts';
import type { WebhookId } from '#shared/table/webhook-rows.ts';
import { putRows } from '#shared/table/write-batches.ts';
import { formatInstant } from '#shared/time.ts';

/** A message of the queue: whose deliveries to attempt, and since when. */
export interface WakeMessage extends WebhookId {
  due: number;
}

/** The kind of a task that wakes a webhook. */
export const wakeKind = 'webhook';

/** Starts the attempts of the due deliveries of a webhook at the time `at`. */
export async function wake(webhookId: WebhookId, at: number, now: number): Promise<void> {
  const seconds = Math.max(0, Math.ceil((at - now) / 1000));
  if (seconds <= longestDelaySeconds) {
    const message: WakeMessage = { ...webhookId, due: Math.max(at, now) };
    const failures = await sendMessages('deliverWebhooks', [message], seconds);
    for (const reason of failures.values()) throw reason;
    return;
  }
  const { account, webhook } = webhookId;
  // The row of the webhook, by whose name the account of a task is known.
  const of = rowKey.record(account, 'webhook', webhook);
  const key = rowKey.scheduled(formatInstant(at), 0, taskName.ofRow(of, wakeKind));
  await putRows([{ ...key, kind: wakeKind, wakes: webhookId }]);
}
