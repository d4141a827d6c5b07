import type { SummarisedItem } from '#shared/records/item-summary.ts';

/** What a record stores of an item: all that a list shows, except its checkout and due time. */
export type StoredSummary = Omit<SummarisedItem, 'checkout_id' | 'due_time'>;

/** Packs an item into a short text, without trailing defaults. */
export function packSummary(item: StoredSummary): string {
  const { id, name, unique_id, condition, expiration_date, isDeleted } = item;
  const special = condition !== 'operative' || expiration_date !== null || isDeleted;
  const rest = special ? [condition, expiration_date, isDeleted] : [];
  return JSON.stringify([id, name, unique_id, ...rest]);
}

/** Unpacks a summary. Only `packSummary` writes these texts, so they are not validated. */
export function unpackSummary(packed: string): StoredSummary {
  const [id, name, unique_id, condition = 'operative', expiration_date = null, isDeleted = false] =
    JSON.parse(packed);
  return { id, name, unique_id, condition, expiration_date, isDeleted };
}
