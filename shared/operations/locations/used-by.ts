import type { Call } from '#shared/call.ts';
import { findObstacles, type Obstacles } from '#shared/operations/obstacles.ts';
import { type Filter, indexFilter } from '#shared/records/lists/filters.ts';
import { checkout } from '#shared/resources/checkout.ts';
import type { IndexName } from '#shared/resources/indexes.ts';
import { item } from '#shared/resources/item.ts';
import { location } from '#shared/resources/location.ts';
import { reservation } from '#shared/resources/reservation.ts';
import type { Resource } from '#shared/resources/resource.ts';
import type { BaseRecord } from '#shared/schemas/record.ts';

/** What uses a location: items that are or belong there, locations below, and open bookings. */
export function readLocationUses(call: Call, id: number): Promise<Obstacles[]> {
  const standing = <R extends BaseRecord>(resource: Resource<R>, index: IndexName) =>
    indexFilter(call.caller, resource, index, [id]);
  const items = either(standing(item, 'by-contact'), standing(item, 'by-user'));
  return Promise.all([
    findObstacles(call, item, [items]),
    findObstacles(call, location, [standing(location, 'by-group')]),
    findObstacles(call, checkout, [standing(checkout, 'by-name')]),
    findObstacles(call, reservation, [standing(reservation, 'by-name')]),
  ]);
}

function either<R>(...filters: readonly Filter<R>[]): Filter<R> {
  return { ids: async () => (await Promise.all(filters.map(({ ids }) => ids?.() ?? []))).flat() };
}
