import type { Call } from '#shared/call.ts';
import { type Blockers, readBlockers } from '#shared/records/blockers.ts';
import { idsUnder } from '#shared/records/ids-in-index.ts';

/** In which indexes records stand under the location that they use. */
const uses = [
  { resource: 'item', indexes: ['by-contact', 'by-user'] },
  { resource: 'location', indexes: ['by-group'] },
  { resource: 'checkout', indexes: ['by-name'] },
  { resource: 'reservation', indexes: ['by-name'] },
] as const;

/** What uses a location: items that are or belong there, locations below, and open bookings. */
export function readLocationUses(call: Call, id: number): Promise<Blockers[]> {
  const found = uses.map(async ({ resource, indexes }) => {
    const ids = indexes.map((index) => idsUnder(call, resource, index, id));
    return readBlockers(call, resource, (await Promise.all(ids)).flat());
  });
  return Promise.all(found);
}
