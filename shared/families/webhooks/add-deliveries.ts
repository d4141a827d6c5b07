import type { FeedEvent } from '#shared/families/changes/feed.ts';
import { transactIf } from '#shared/table/write.ts';
import { formatInstant } from '#shared/time.ts';
import { compose } from './compose.ts';
import { deliveryWrites } from './delivery.ts';
import { subscribesTo, type WebhookRecord } from './record.ts';
import { wake } from './wake.ts';

/** Has a change delivered to each webhook that subscribes to it, once. `now` is in milliseconds since 1970. */
export async function addDeliveries(
  account: number,
  change: FeedEvent,
  webhooks: readonly WebhookRecord[],
  now: number,
): Promise<void> {
  const meant = webhooks.filter((one) => one.active && subscribesTo(one, change.type));
  if (meant.length === 0) return;
  const delivery = await compose(account, change, now);
  const time = formatInstant(now);
  await Promise.all(
    meant.map(async ({ id }) => {
      const place = { account, webhook: id };
      // What comes a second time has been inserted.
      await transactIf(deliveryWrites(place, delivery, time));
      await wake(place, now, now);
    }),
  );
}
