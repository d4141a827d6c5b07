import type { Call } from '#shared/call.ts';
import { type Blockers, readBlockers } from '#shared/records/blockers.ts';
import { idsUnder } from '#shared/records/ids-in-index.ts';
import { indexes } from '#shared/table/indexes.ts';

/** The records that use a contact: its open checkouts and reservations. */
export function readContactUses(call: Call, id: number): Promise<Blockers[]> {
  const bookings = (['checkout', 'reservation'] as const).map(async (resource) => {
    const [own, open] = await Promise.all([
      idsUnder(call, resource, indexes.booking.contact, id),
      idsUnder(call, resource, indexes.booking.status, 'open'),
    ]);
    return readBlockers(call, resource, own.intersection(open));
  });
  return Promise.all(bookings);
}
