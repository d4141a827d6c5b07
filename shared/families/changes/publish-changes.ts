import { becameLow, item } from '#shared/families/items/record.ts';
import type { HistoryEntry } from '#shared/fields/history.ts';
import { isNewVersion } from '#shared/records/history.ts';
import { fromRow } from '#shared/records/row.ts';
import type { RowChange } from '#shared/table/image.ts';
import {
  accountOfPartition,
  recordOfHistory,
  resourceOfPartition,
} from '#shared/table/key-parts.ts';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';
import { storedAs } from '#shared/table/rows.ts';
import { appendChanges } from './append.ts';
import { eventTypeOf, isChangeResource } from './event-types.ts';
import { type ChangeEvent, eventId } from './feed.ts';

interface AccountEvent {
  account: number;
  event: ChangeEvent;
}

/**
 * Appends what a batch of writes did to the feeds of their accounts: each new version of a record, and
 * each item that became low. `now` is in milliseconds since 1970.
 */
export async function publishChanges(changes: readonly RowChange[], now: number): Promise<void> {
  // The stream has an item before its history. A reader who skips versions that it has would skip the write.
  const events = [...changes.flatMap(versionEvents), ...changes.flatMap(lowEvents)];
  const feeds = [...Map.groupBy(events, ({ account }) => account)];
  // One feed that many append to keeps no other from its changes.
  const outcomes = await mapInParallel(feeds, ([account, published]) =>
    Promise.allSettled([
      appendChanges(
        account,
        published.map(({ event }) => event),
        now,
      ),
    ]),
  );
  for (const [outcome] of outcomes) if (outcome?.status === 'rejected') throw outcome.reason;
}

/** The history has one entry for each version of a record, and others that leave it at its version. */
function versionEvents({ before, after }: RowChange): AccountEvent[] {
  if (before || after?.entity !== 'history' || !isNewVersion(after.sk)) return [];
  const { account, resource } = resourceOfPartition(after.pk);
  if (!isChangeResource(resource)) return [];
  const id = recordOfHistory(after);
  const entry = storedAs<HistoryEntry>(after);
  const isOwn = entry.resource === resource && entry.resource_id === id;
  const event: ChangeEvent = {
    id: eventId(after.pk, after.sk),
    type: eventTypeOf(resource, entry.action, isOwn),
    at: entry.at,
    actor: entry.actor,
    resource,
    resource_id: id,
    version: entry.version,
    entry: after.sk,
  };
  return [{ account, event }];
}

function lowEvents({ before, after }: RowChange): AccountEvent[] {
  if (before?.entity !== 'item' || after?.entity !== 'item') return [];
  const record = fromRow(item, after);
  if (!becameLow(fromRow(item, before), record)) return [];
  const event: ChangeEvent = {
    id: eventId(after.pk, after.sk, record.version, 'low'),
    type: 'item.inventory_low',
    at: record.updated_at,
    actor: record.updated_by,
    resource: 'item',
    resource_id: record.id,
    version: record.version,
  };
  return [{ account: accountOfPartition(after.pk), event }];
}
