import type { SummarisedItem } from '#shared/records/item-summary.ts';
import type { ItemRecord } from './record.ts';

/** Whether a checked-out item is overdue, from one second after its due time. */
export function isItemOverdue(
  { checkout_id, due_time }: Pick<ItemRecord, 'checkout_id' | 'due_time'>,
  now: string,
): boolean {
  return checkout_id !== null && due_time !== null && now > due_time;
}

/** Whether an item expired before the UTC day of `time`. */
export function isExpired(
  { expiration_date: expiration }: Pick<ItemRecord, 'expiration_date'>,
  time: string,
): boolean {
  return expiration !== null && expiration < time.slice(0, 10);
}

/** Whether an item is to be inspected before the UTC day of `time`. */
export function isInspectionOverdue(
  { inspection_due_on: due }: Pick<SummarisedItem, 'inspection_due_on'>,
  time: string,
): boolean {
  return due !== null && due < time.slice(0, 10);
}
