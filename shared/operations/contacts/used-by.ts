import type { Call } from '#shared/call.ts';
import { findObstacles, type Obstacles } from '#shared/operations/obstacles.ts';
import { indexFilter, partyFilters } from '#shared/records/lists/filters.ts';
import { checkout } from '#shared/resources/checkout.ts';
import { reservation } from '#shared/resources/reservation.ts';

/** What uses a contact: its open checkouts and reservations. */
export function readContactUses(call: Call, id: number): Promise<Obstacles[]> {
  const { caller } = call;
  const query = { contact_id: id };
  return Promise.all([
    findObstacles(call, checkout, [
      ...partyFilters(caller, checkout, query),
      indexFilter(caller, checkout, 'by-group', ['open']),
    ]),
    findObstacles(call, reservation, [
      ...partyFilters(caller, reservation, query),
      indexFilter(caller, reservation, 'by-group', ['open']),
    ]),
  ]);
}
