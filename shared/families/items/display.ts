import type { Call } from '#shared/call.ts';
import type { IdSet } from '#shared/records/id-set.ts';
import { idsWithValue } from '#shared/records/ids-in-index.ts';
import {
  eitherFilter,
  type Filter,
  facetFilter,
  groupsFilter,
  rangeFilter,
} from '#shared/records/lists/filters.ts';
import { readLiveIds } from '#shared/records/live-ids.ts';
import { indexes } from '#shared/table/indexes.ts';
import { groupUntil } from '#shared/table/sort-key.ts';
import type { ItemCondition } from './fields.ts';
import { isItemOverdue } from './lateness.ts';
import type { Display } from './queries.ts';
import { type ItemRecord, item } from './record.ts';
import { type ItemState, itemState, outStates } from './state.ts';

const statesOf: Record<Exclude<Display, 'all'>, readonly ItemState[]> = {
  active: ['available', 'unavailable', 'out', 'out-unavailable'],
  operative: ['available', 'out'],
  inoperative: ['unavailable', 'out-unavailable'],
  discarded: ['discarded'],
  available: ['available'],
  checked_out: ['out', 'out-unavailable'],
  overdue: ['out', 'out-unavailable'],
};

export function isDisplayed(item: ItemRecord, display: Display, now: string): boolean {
  if (display === 'overdue') return isItemOverdue(item, now);
  return display === 'all' || statesOf[display].includes(itemState(item));
}

/** The lists that select by condition alone, which is the facet of an item. */
const facetsOf: Partial<Record<Display, readonly ItemCondition[]>> = {
  active: ['operative', 'inoperative'],
  operative: ['operative'],
  inoperative: ['inoperative'],
  discarded: ['discarded'],
};

export function displayFilter(
  call: Call,
  display: Display = 'all',
): Filter<ItemRecord> | undefined {
  if (display === 'all') return undefined;
  const states = statesOf[display];
  const facets = facetsOf[display];
  if (facets) return { ...facetFilter(call, item, facets), groups: states };
  const recheck = (record: ItemRecord) => isDisplayed(record, display, call.now);
  if (display === 'available')
    return { ids: () => readAvailable(call), recheck, isLarge: true, groups: states };
  if (display === 'overdue') return overdueFilter(call, recheck);
  return { ...groupsFilter(call, item, indexes.item.state, states), recheck, groups: states };
}

/** Checked-out items are indexed by their due time. */
function overdueFilter(
  call: Call,
  recheck: (record: ItemRecord) => boolean,
): Filter<ItemRecord> | undefined {
  const ranges = outStates.map((state) => {
    const range = groupUntil(state, call.now);
    return rangeFilter(call, item, indexes.item.state, range, recheck);
  });
  const filter = eitherFilter(call, item, ranges);
  return filter && { ...filter, groups: outStates };
}

/** The operative items but for those that are out, which are few. */
async function readAvailable(call: Call): Promise<IdSet> {
  const [operative, out] = await Promise.all([
    readLiveIds(call, 'item', ['operative']),
    idsWithValue(call, 'item', indexes.item.state, 'out'),
  ]);
  return operative.difference(out);
}
