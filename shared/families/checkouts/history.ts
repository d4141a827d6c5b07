import type { Answer, Call } from '#shared/call.ts';
import type { HistoryEntry } from '#shared/fields/history.ts';
import type { PageQuery } from '#shared/records/lists/cursor.ts';
import { listHistory } from '#shared/records/lists/history.ts';

/** A page of what happened to a checkout, newest first. */
export function listCheckoutHistory(
  call: Call,
  id: number,
  query: PageQuery,
): Promise<Answer<HistoryEntry[]>> {
  return listHistory(call, 'checkout', id, query);
}
