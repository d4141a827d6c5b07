import type { Call } from '#shared/call.ts';
import type { Counter } from '#shared/records/transaction.ts';
import {
  closeUnused,
  counterOfUse,
  setClosed,
  sumOfUses,
  type UseRows,
} from '#shared/records/uses.ts';
import type { RowWrite } from '#shared/table/actions.ts';
import { queryRows } from '#shared/table/read.ts';
import { partition, type Row, rowKey } from '#shared/table/rows.ts';
import type { ContactRecord } from './record.ts';

/** The open bookings of a contact that are counted. */
export type BookingCount = 'open_reservations_count' | 'open_checkouts_count';
const counts: readonly BookingCount[] = ['open_reservations_count', 'open_checkouts_count'];

/** The counts of a contact; they are closed while it is blocked, and once it is deleted. */
function useRowsOf({ caller: { accountId } }: Call, contact: number): UseRows {
  return { at: (stripe) => rowKey.contactUses(accountId, contact, stripe), closed: 'closed' };
}

/** A change of a contact's count by the booking with the id `by`. */
export function countContact(
  call: Call,
  contact: number,
  change: { attribute: BookingCount; by: number; delta: 1 | -1 },
): Counter {
  return counterOfUse(useRowsOf(call, contact), change);
}

/** The open bookings of a contact. Its rows are few and small: the query takes half a unit. */
export async function readOpen(
  { caller: { accountId } }: Call,
  contact: number,
  consistent = false,
) {
  const rows = await queryRows({ pk: partition.contactUses(accountId, contact), consistent });
  const open_reservations_count = sumOfUses(rows, 'open_reservations_count');
  const open_checkouts_count = sumOfUses(rows, 'open_checkouts_count');
  return { open_reservations_count, open_checkouts_count, rows };
}

/** Nothing new is booked for a contact that is blocked. */
export function closeIfBlocked(
  call: Call,
  before: ContactRecord | undefined,
  after: ContactRecord,
): RowWrite[] {
  if ((before?.blocked ?? false) === after.blocked) return [];
  return setClosed(useRowsOf(call, after.id), after.blocked);
}

/** Opens the reference rows again that the deletion of the contact had closed, unless it is blocked. */
export function openUnlessBlocked(call: Call, { id, blocked }: ContactRecord): RowWrite[] {
  return blocked ? [] : setClosed(useRowsOf(call, id), false);
}

/** Closes the counts of an unused contact, if they have not changed since they were read. */
export function stopUses(call: Call, contact: number, rows: readonly Row[]): RowWrite[] {
  return closeUnused(useRowsOf(call, contact), counts, rows);
}
