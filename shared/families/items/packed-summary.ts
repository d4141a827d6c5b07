import type { SummarisedItem } from '#shared/records/item-summary.ts';

/** The stored summary of an item, with everything that a list shows except its checkout and due time. */
export type StoredSummary = Omit<SummarisedItem, 'checkout_id' | 'due_time'>;

/** Packs an item into a short text, without trailing defaults. */
export function packSummary(item: StoredSummary): string {
  const { id, name, unique_id, condition, expiration_date, isDeleted } = item;
  const { inspection_due_on } = item;
  const inspection = inspection_due_on === null ? [] : [inspection_due_on];
  const special = condition !== 'operative' || expiration_date !== null || isDeleted;
  const isLong = special || inspection.length > 0;
  const rest = isLong ? [condition, expiration_date, isDeleted, ...inspection] : [];
  return JSON.stringify([id, name, unique_id, ...rest]);
}

/**
 * Unpacks a summary. Only `packSummary` writes these texts, so they are not validated. One of an
 * earlier version has no inspection.
 */
export function unpackSummary(packedSummary: string): StoredSummary {
  const [id, name, unique_id, ...rest] = JSON.parse(packedSummary);
  const [condition = 'operative', expiration_date = null, isDeleted = false] = rest;
  const inspection_due_on = rest[3] ?? null;
  return { id, name, unique_id, condition, expiration_date, isDeleted, inspection_due_on };
}
