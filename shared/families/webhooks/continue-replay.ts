import { type FeedEvent, readFeed } from '#shared/families/changes/feed.ts';
import { exists } from '#shared/table/actions.ts';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';
import { findRow } from '#shared/table/read.ts';
import { storedAs } from '#shared/table/rows.ts';
import { type WebhookId, webhookKey } from '#shared/table/webhook-rows.ts';
import { deleteRow, transactIf, updateRowIf } from '#shared/table/write.ts';
import { addSeconds, formatInstant } from '#shared/time.ts';
import { compose } from './compose.ts';
import { deliveryOf, deliveryWrites, renewalWrites } from './delivery.ts';
import { subscribesTo, type WebhookRecord } from './record.ts';
import type { PlannedReplay } from './replay.ts';

/** How late a write may come into the feed: the stream retries it for 12 hours (`infra/background.ts`). */
const longestDelaySeconds = 12 * 60 * 60;

/** Changes that are read at once. */
const pageSize = 100;

/** Makes the next events of a replay due. Returns whether there are more. */
export async function continueReplay(
  webhookId: WebhookId,
  webhook: WebhookRecord,
  now: number,
): Promise<boolean> {
  const key = webhookKey.replay(webhookId);
  const row = await findRow(key, { consistent: true });
  if (!row) return false;
  const { from, to, position } = storedAs<PlannedReplay>(row);
  const { events, end, head } = await readFeed(webhookId.account, position, pageSize);
  const matchingEvents = events.filter(
    ({ at, type, expires_at }) =>
      at >= from && at < to && expires_at > now / 1000 && subscribesTo(webhook, type),
  );
  await mapInParallel(matchingEvents, (change) => renew(webhookId, change, now));
  const last = events.at(-1);
  const isOver =
    end >= head || (last !== undefined && last.noted_at > addSeconds(to, longestDelaySeconds));
  if (isOver) await deleteRow(key);
  else {
    // Unless the webhook was deleted meanwhile.
    await updateRowIf({ kind: 'update', key, set: { position: end }, condition: exists });
  }
  return !isOver;
}

async function renew(webhookId: WebhookId, change: FeedEvent, now: number): Promise<void> {
  const time = formatInstant(now);
  const row = await findRow(webhookKey.delivery(webhookId, change.id), { consistent: true });
  const writes = row
    ? renewalWrites(webhookId, deliveryOf(row), time)
    : deliveryWrites(webhookId, await compose(webhookId.account, change, now), time);
  // If another function changed it first, that one made it due.
  await transactIf(writes);
}
