import { schedule } from '#shared/actor.ts';
import { checkout } from '#shared/families/checkouts/record.ts';
import { fromRow } from '#shared/records/row.ts';
import { accountOfPartition } from '#shared/table/key-parts.ts';
import type { Row } from '#shared/table/rows.ts';
import { appendChanges } from './append.ts';
import { eventId } from './feed.ts';

/**
 * Appends to the feed that a checkout is overdue, once for each due time: `kind` is that of its reminder,
 * `at` the due time.
 */
export async function publishOverdue(
  kind: string,
  row: Row,
  at: string,
  now: number,
): Promise<void> {
  if (kind !== 'checkout_overdue') return;
  const { id, version } = fromRow(checkout, row);
  const event = {
    id: eventId(row.pk, row.sk, at, 'overdue'),
    type: 'checkout.overdue',
    at,
    actor: schedule,
    resource: 'checkout',
    resource_id: id,
    version,
  } as const;
  await appendChanges(accountOfPartition(row.pk), [event], now);
}
