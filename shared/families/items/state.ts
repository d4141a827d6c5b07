import type { ItemCondition } from './fields.ts';

/** In which of the lists of `display` an item stands; the index groups items by it. */
export type ItemState = 'available' | 'unavailable' | 'discarded' | 'out' | 'out-unavailable';

/** The states of items that are out. */
export const outStates = ['out', 'out-unavailable'] as const satisfies readonly ItemState[];

export function itemState({
  condition,
  checkout_id,
}: {
  condition: ItemCondition;
  checkout_id: number | null;
}): ItemState {
  if (condition === 'discarded') return 'discarded';
  if (condition === 'operative') return checkout_id === null ? 'available' : 'out';
  return checkout_id === null ? 'unavailable' : 'out-unavailable';
}
