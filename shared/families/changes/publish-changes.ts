import type { HistoryEntry } from '#shared/fields/history.ts';
import { isNewVersion } from '#shared/records/history.ts';
import type { FurtherEvent } from '#shared/resources/resource.ts';
import type { RowChange } from '#shared/table/image.ts';
import { recordOfHistory, resourceOfPartition } from '#shared/table/key-parts.ts';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';
import { storedAs } from '#shared/table/rows.ts';
import { appendChanges } from './append.ts';
import { type EventType, eventTypeOf, isChangeResource } from './event-types.ts';
import { type ChangeEvent, eventId } from './feed.ts';

interface AccountEvent {
  account: number;
  event: ChangeEvent;
}

/**
 * Appends what a batch of writes did to the feeds of their accounts: each new version of a record, and its
 * further events.
 */
export async function publishChanges(changes: readonly RowChange[], now: number): Promise<void> {
  const events = changes.flatMap(versionEvents);
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

/** The type of each further event. */
const furtherTypes = {
  inventory_low: 'item.inventory_low',
} as const satisfies Record<FurtherEvent, EventType>;

interface VersionEntry extends HistoryEntry {
  further_events?: readonly FurtherEvent[];
}

/**
 * The history has one entry for each version of a record, and others that leave it at its version. Further events
 * follow in the same batch: a reader who skips versions that it has would otherwise skip the change.
 */
function versionEvents({ before, after }: RowChange): AccountEvent[] {
  if (before || after?.entity !== 'history' || !isNewVersion(after.sk)) return [];
  const { account, resource } = resourceOfPartition(after.pk);
  if (!isChangeResource(resource)) return [];
  const id = recordOfHistory(after);
  const entry = storedAs<VersionEntry>(after);
  const isOwn = entry.resource === resource && entry.resource_id === id;
  const { at, actor, version, further_events: further = [] } = entry;
  const about = { at, actor, resource, resource_id: id, version };
  const change: ChangeEvent = {
    ...about,
    id: eventId(after.pk, after.sk),
    type: eventTypeOf(resource, entry.action, isOwn),
    entry: after.sk,
  };
  const furtherEvents = further.map((name): ChangeEvent => {
    return { ...about, id: eventId(after.pk, after.sk, name), type: furtherTypes[name] };
  });
  return [change, ...furtherEvents].map((event) => ({ account, event }));
}
