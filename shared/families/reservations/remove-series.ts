import type { Answer, Call } from '#shared/call.ts';
import { retryOnConflict } from '#shared/records/commit.ts';
import { intersect } from '#shared/records/lists/intersection.ts';
import { termSource } from '#shared/records/lists/search.ts';
import { readLinked } from '#shared/records/read.ts';
import { equalityTerm } from '#shared/resources/equality-terms.ts';
import type { RemovedSeries } from './fields.ts';
import { reservation } from './record.ts';
import { hideReservation } from './remove.ts';

/** The most that one call removes; repeat the call for the rest. */
const mostRemoved = 40;

/**
 * Deletes the open reservations of a series, the earliest first, each with its items in its own
 * transaction. A repeated call resumes an interrupted one.
 */
export async function removeSeries(call: Call, series: string): Promise<Answer<RemovedSeries>> {
  const ids = await intersect(call, reservation, [
    termSource(call, reservation, equalityTerm('series_ref', series)),
  ]);
  const records = await readLinked(call, reservation, [...ids]);
  const open = records
    .filter(({ status }) => status === 'open')
    .sort((a, b) => (a.start_time < b.start_time ? -1 : 1));
  const removed: number[] = [];
  for (const { id } of open.slice(0, mostRemoved)) {
    if (await removeOpen(call, id)) removed.push(id);
  }
  return { data: { removed, remaining: Math.max(0, open.length - mostRemoved) } };
}

/** Whether it was removed here. It may have been completed or removed since it was found. */
function removeOpen(call: Call, id: number): Promise<boolean> {
  return retryOnConflict(async () => {
    const [record] = await readLinked(call, reservation, [id]);
    if (record?.status !== 'open') return false;
    await hideReservation(call, record);
    return true;
  });
}
