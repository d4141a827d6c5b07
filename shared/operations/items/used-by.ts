import type { Call } from '#shared/call.ts';
import { bookingsInUse } from '#shared/domain/condition.ts';
import { isOpen } from '#shared/domain/issue.ts';
import { findObstacles, type Obstacles, readObstacles } from '#shared/operations/obstacles.ts';
import { indexFilter, partyFilters } from '#shared/records/lists/filters.ts';
import { issue } from '#shared/resources/issue.ts';
import type { ItemRecord } from '#shared/resources/item.ts';
import { issueStatuses } from '#shared/schemas/issue.ts';

const openStatuses = issueStatuses.filter((status) => isOpen({ status }));

/** What uses an item: the checkout that it is out on, reservations of the future, and open issues. */
export function readItemUses(call: Call, item: ItemRecord): Promise<Obstacles[]> {
  const { checkouts, reservations } = bookingsInUse(item, call.now);
  return Promise.all([
    readObstacles(call, 'checkout', checkouts),
    readObstacles(call, 'reservation', reservations),
    findObstacles(call, issue, [
      ...partyFilters(call.caller, issue, { item_id: item.id }),
      indexFilter(call.caller, issue, 'by-group', openStatuses),
    ]),
  ]);
}
