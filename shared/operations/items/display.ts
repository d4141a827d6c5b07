import type { Call } from '#shared/call.ts';
import { isDisplayed } from '#shared/domain/item.ts';
import { type Filter, facetFilter, groupFilter } from '#shared/records/lists/filters.ts';
import { type ItemRecord, type ItemState, item } from '#shared/resources/item.ts';
import type { Display, ItemCondition } from '#shared/schemas/item.ts';

const statesOf: Record<Exclude<Display, 'all'>, readonly ItemState[]> = {
  active: ['available', 'unavailable', 'out', 'out-unavailable'],
  operative: ['available', 'out'],
  inoperative: ['unavailable', 'out-unavailable'],
  discarded: ['discarded'],
  available: ['available'],
  checked_out: ['out', 'out-unavailable'],
  overdue: ['out', 'out-unavailable'],
};

/** The lists that show all items of some conditions, which is the facet of an item. */
const facetsOf: Partial<Record<Display, readonly ItemCondition[]>> = {
  active: ['operative', 'inoperative'],
  operative: ['operative'],
  inoperative: ['inoperative'],
  discarded: ['discarded'],
};

/** The items of a `display`. Where others narrow the list, the records tell which are in it. */
export function displayFilter(
  call: Call,
  display: Display = 'all',
  isNarrowed = false,
): Filter<ItemRecord> | undefined {
  if (display === 'all') return undefined;
  const keep = (record: ItemRecord) => isDisplayed(record, display, call.now);
  if (isNarrowed) return { keep };
  const states = statesOf[display];
  const facets = facetsOf[display];
  if (facets) return facetFilter(call, item, facets, states);
  return groupFilter(call, item, 'by-group', states, display === 'overdue' ? keep : undefined);
}
