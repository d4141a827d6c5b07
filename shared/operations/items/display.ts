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

/** The items of a `display`. */
export function displayFilter(
  call: Call,
  display: Display = 'all',
): Filter<ItemRecord> | undefined {
  if (display === 'all') return undefined;
  const states = statesOf[display];
  const facets = facetsOf[display];
  if (facets) return facetFilter(call, item, facets, states);
  const holds = (record: ItemRecord) => isDisplayed(record, display, call.now);
  const filter = { ...groupFilter(call, item, 'by-group', states), holds };
  // The states do not tell which of the items that are out are late.
  return display === 'overdue' ? { ...filter, keep: holds } : filter;
}
