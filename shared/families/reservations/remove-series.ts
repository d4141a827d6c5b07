import type { Call } from '#shared/call.ts';
import { removedMax } from '#shared/limits.ts';
import { retryOnConflict } from '#shared/records/commit.ts';
import { intersect } from '#shared/records/lists/intersection.ts';
import { termSource } from '#shared/records/lists/search.ts';
import { readLinked } from '#shared/records/read.ts';
import { termsOf } from '#shared/records/terms.ts';
import { equalityTerm } from '#shared/resources/equality-terms.ts';
import { removeReservationRecord } from './operations.ts';
import { type ReservationRecord, reservation } from './record.ts';

/**
 * Deletes the open reservations of a series, the earliest first, each with its items in its own
 * transaction. A repeated call resumes an interrupted one.
 */
export async function removeSeries(call: Call, series: string) {
  const term = equalityTerm('series_ref', series);
  const { ids } = await intersect(call, reservation, [termSource(call, reservation, term)]);
  const records = await readLinked(call, reservation, [...ids]);
  const open = records
    .filter((record) => isOpenOf(record, term))
    .sort((a, b) => (a.start_time < b.start_time ? -1 : 1));
  const removed: number[] = [];
  for (const { id } of open.slice(0, removedMax)) {
    if (await removeOpen(call, id, term)) removed.push(id);
  }
  return { data: { removed, remaining: Math.max(0, open.length - removedMax) } };
}

function isOpenOf(record: ReservationRecord, term: string): boolean {
  return record.status === 'open' && termsOf(reservation, record).includes(term);
}

/** Whether it was removed here. It may have been changed or removed since it was found. */
function removeOpen(call: Call, id: number, term: string): Promise<boolean> {
  return retryOnConflict(async () => {
    const [record] = await readLinked(call, reservation, [id]);
    if (!record || !isOpenOf(record, term)) return false;
    await removeReservationRecord(call, record);
    return true;
  });
}
