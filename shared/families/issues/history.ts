import type { Answer, Call } from '#shared/call.ts';
import type { HistoryEntry } from '#shared/fields/history.ts';
import type { PageQuery } from '#shared/records/lists/cursor.ts';
import { listHistory } from '#shared/records/lists/history.ts';

/** A page of what happened to an issue, newest first. */
export function listIssueHistory(
  call: Call,
  id: number,
  query: PageQuery,
): Promise<Answer<HistoryEntry[]>> {
  return listHistory(call, 'issue', id, query);
}
