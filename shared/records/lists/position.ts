import type { Call } from '#shared/call.ts';
import type { ResourceName } from '#shared/families.ts';
import { liveTotal, readLiveRange, readTotals, type Totals } from '#shared/records/live-ids.ts';
import { firstIdOfRange, rangeOf } from '#shared/table/live-rows.ts';

/**
 * The id at a position of the list by id, if any, and the total of the list: by the totals of the ranges,
 * and then by the ids of one of them. Where little was deleted the range is known from the position, and
 * is read at once.
 */
export async function findPosition(
  call: Call,
  resource: ResourceName,
  position: number,
  descending: boolean,
) {
  const likely = descending ? 0 : rangeOf(position + 1);
  const [totals, likelyIds] = await Promise.all([
    readTotals(call, resource),
    readLiveRange(call, resource, likely),
  ]);
  const total = liveTotal(totals);
  if (position >= total) return { id: undefined, total };
  const { range, before } = rangeAt(totals, descending ? total - 1 - position : position);
  const ids = range === likely ? likelyIds : await readLiveRange(call, resource, range);
  // A record that went in between leaves the position at the end of its range.
  return { id: ids.at(before) ?? firstIdOfRange(range + 1), total };
}

/** The range of a position, and the position within it. */
function rangeAt({ live }: Totals, position: number): { range: number; before: number } {
  let before = position;
  for (const [range, count] of live.entries()) {
    if (before < count) return { range, before };
    before -= count;
  }
  return { range: live.length, before };
}
