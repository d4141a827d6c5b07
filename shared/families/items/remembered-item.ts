import type { SummarisedItem } from './warnings.ts';

/** What a booking remembers of an item: all that its list shows but where the item is. */
export type RememberedItem = Omit<SummarisedItem, 'checkout_id' | 'due_time'>;

/** Packs an item into a short text: what most items have is left out at the end. */
export function packItem(item: RememberedItem): string {
  const { id, name, unique_id, condition, expiration_date, isDeleted } = item;
  const special = condition !== 'operative' || expiration_date !== null || isDeleted;
  const rest = special ? [condition, expiration_date, isDeleted] : [];
  return JSON.stringify([id, name, unique_id, ...rest]);
}

/** The item that was packed. Texts that we packed are not parsed again. */
export function unpackItem(packed: string): RememberedItem {
  const [id, name, unique_id, condition = 'operative', expiration_date = null, isDeleted = false] =
    JSON.parse(packed);
  return { id, name, unique_id, condition, expiration_date, isDeleted };
}
