import type { Answer, Call } from '#shared/call.ts';
import type { HistoryEntry } from '#shared/fields/history.ts';
import type { PageQuery } from '#shared/records/lists/cursor.ts';
import { listHistory } from '#shared/records/lists/history.ts';

/** A page of what happened to a reservation, newest first. */
export function listReservationHistory(
  call: Call,
  id: number,
  query: PageQuery,
): Promise<Answer<HistoryEntry[]>> {
  return listHistory(call, 'reservation', id, query);
}
