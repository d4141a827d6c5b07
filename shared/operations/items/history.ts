import type { Answer, Call } from '#shared/call.ts';
import { listActivity } from '#shared/records/lists/activity.ts';
import type { PageQuery } from '#shared/records/lists/cursor.ts';
import { getRecord } from '#shared/records/read.ts';
import { item } from '#shared/resources/item.ts';
import type { HistoryEntry } from '#shared/schemas/history.ts';

/** A page of what happened to an item, newest first. */
export async function listItemHistory(
  call: Call,
  id: number,
  query: PageQuery,
): Promise<Answer<HistoryEntry[]>> {
  // Side by side, a cursor that is none is refused before the store says whether the item exists.
  const [answer] = await Promise.all([listActivity(call, id, query), getRecord(call, item, id)]);
  return answer;
}
