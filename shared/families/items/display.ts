import type { Call } from '#shared/call.ts';
import { type Filter, facetFilter, groupFilter } from '#shared/records/lists/filters.ts';
import { facetTotalOf, readCounts } from '#shared/records/live-counts.ts';
import { indexes } from '#shared/table/indexes.ts';
import { countRows } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import type { ItemCondition } from './fields.ts';
import { isDisplayed } from './item.ts';
import type { Display } from './queries.ts';
import { type ItemRecord, item } from './record.ts';
import { type ItemState, outStates } from './state.ts';

const statesOf: Record<Exclude<Display, 'all'>, readonly ItemState[]> = {
  active: ['available', 'unavailable', 'out', 'out-unavailable'],
  operative: ['available', 'out'],
  inoperative: ['unavailable', 'out-unavailable'],
  discarded: ['discarded'],
  available: ['available'],
  checked_out: ['out', 'out-unavailable'],
  overdue: ['out', 'out-unavailable'],
};

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
  const groups = { index: indexes.item.state, prefixes: states, unordered: outStates } as const;
  if (facets) return facetFilter(call, item, facets, groups);
  const holds = (record: ItemRecord) => isDisplayed(record, display, call.now);
  const filter = groupFilter(call, item, groups, holds);
  // The states do not tell which checked-out items are overdue.
  if (display === 'overdue') return { ...filter, wide: {}, keep: holds };
  const wide = display === 'available' ? { groups, total: () => countAvailable(call) } : {};
  return { ...filter, wide };
}

/** Counts the operative items, less those that are out, which are few. */
async function countAvailable(call: Call): Promise<number> {
  const pk = partition.records(call.caller.accountId, 'item');
  const [counts, out] = await Promise.all([
    readCounts(call, 'item'),
    countRows({ pk, index: indexes.item.state, range: { beginsWith: 'out#' } }),
  ]);
  return facetTotalOf(counts, ['operative']) - out;
}
