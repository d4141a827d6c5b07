import type { SummarisedItem } from '#shared/records/item-summary.ts';

/** What a record stores of an item that it names: all that a list shows, but not where the item is. */
export type StoredSummary = Omit<SummarisedItem, 'checkout_id' | 'due_time'>;

/** Packs an item into a short text: what most items have is left out at the end. */
export function packSummary(item: StoredSummary): string {
  const { id, name, unique_id, condition, expiration_date, isDeleted } = item;
  const special = condition !== 'operative' || expiration_date !== null || isDeleted;
  const rest = special ? [condition, expiration_date, isDeleted] : [];
  return JSON.stringify([id, name, unique_id, ...rest]);
}

/** The item that was packed. Texts that we packed are not parsed again. */
export function unpackSummary(packed: string): StoredSummary {
  const [id, name, unique_id, condition = 'operative', expiration_date = null, isDeleted = false] =
    JSON.parse(packed);
  return { id, name, unique_id, condition, expiration_date, isDeleted };
}
