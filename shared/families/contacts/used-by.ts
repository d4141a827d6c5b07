import type { Call } from '#shared/call.ts';
import { idsUnder } from '#shared/records/ids-in-index.ts';
import { type Obstacles, readObstacles } from '#shared/records/obstacles.ts';

/** What uses a contact: its open checkouts and reservations. */
export function readContactUses(call: Call, id: number): Promise<Obstacles[]> {
  const bookings = (['checkout', 'reservation'] as const).map(async (resource) => {
    const [own, open] = await Promise.all([
      idsUnder(call, resource, 'by-contact', id),
      idsUnder(call, resource, 'by-group', 'open'),
    ]);
    return readObstacles(call, resource, new Set(own).intersection(new Set(open)));
  });
  return Promise.all(bookings);
}
