import type { Call } from '#shared/call.ts';
import { type Blockers, readBlockers } from '#shared/records/blockers.ts';
import { IdSet } from '#shared/records/id-set.ts';
import { idsUnder } from '#shared/records/ids-in-index.ts';
import { indexes } from '#shared/table/indexes.ts';

/** The indexes that find records by the location they use. */
const uses = [
  { resource: 'item', indexes: [indexes.item.location, indexes.item.home] },
  { resource: 'location', indexes: [indexes.location.parent] },
  { resource: 'checkout', indexes: [indexes.booking.location] },
  { resource: 'reservation', indexes: [indexes.booking.location] },
] as const;

/**
 * What uses a location: items there or with their home there, locations below, and open bookings.
 */
export function readLocationUses(call: Call, id: number): Promise<Blockers[]> {
  const blockers = uses.map(async ({ resource, indexes }) => {
    const ids = indexes.map((index) => idsUnder(call, resource, index, id));
    return readBlockers(call, resource, IdSet.union(await Promise.all(ids)));
  });
  return Promise.all(blockers);
}
