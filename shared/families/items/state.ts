import type { ItemCondition } from './fields.ts';

/** The state of an item, by which the index groups items for the lists of `display`. */
export type ItemState = 'available' | 'unavailable' | 'discarded' | 'out' | 'out-unavailable';

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
