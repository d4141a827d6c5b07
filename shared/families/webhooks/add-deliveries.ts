import type { FeedEvent } from '#shared/families/changes/feed.ts';
import { transactIf } from '#shared/table/write.ts';
import { formatInstant } from '#shared/time.ts';
import { tryAll } from '#shared/try-all.ts';
import { compose } from './compose.ts';
import { deliveryWrites } from './delivery.ts';
import { subscribesTo, type WebhookRecord } from './record.ts';
import { wake } from './wake.ts';

/**
 * Adds deliveries of changes for each webhook that subscribes to them, once. A failure for one webhook does
 * not affect the others.
 * @throws the first failure, after all others are done
 */
export async function addDeliveries(
  account: number,
  changes: readonly FeedEvent[],
  webhooks: readonly WebhookRecord[],
  now: number,
): Promise<void> {
  const reachedIds = new Set<number>();
  const add = (change: FeedEvent) => addDelivery(account, change, webhooks, now, reachedIds);
  try {
    await tryAll(changes.map(add));
  } finally {
    await Promise.all([...reachedIds].map((webhook) => wake({ account, webhook }, now, now)));
  }
}

/** Notes the ids of the webhooks that the change is delivered to. */
async function addDelivery(
  account: number,
  change: FeedEvent,
  webhooks: readonly WebhookRecord[],
  now: number,
  reachedIds: Set<number>,
): Promise<void> {
  const recipients = webhooks.filter((one) => one.active && subscribesTo(one, change.type));
  if (recipients.length === 0) return;
  const delivery = await compose(account, change, now);
  const time = formatInstant(now);
  await tryAll(
    recipients.map(async ({ id }) => {
      // If the change is processed again, the delivery exists already.
      await transactIf(deliveryWrites({ account, webhook: id }, delivery, time));
      reachedIds.add(id);
    }),
  );
}
