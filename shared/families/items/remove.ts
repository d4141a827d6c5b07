import type { Call } from '#shared/call.ts';
import { countUses } from '#shared/families/locations/uses.ts';
import { inUseError } from '#shared/records/blockers.ts';
import { readForWrite } from '#shared/records/read.ts';
import { removeRecord } from '#shared/records/remove.ts';
import { noFiles } from '#shared/resources/files.ts';
import { atZero } from '#shared/table/actions.ts';
import { isInUse } from './condition.ts';
import { locationUses } from './item-change.ts';
import { item } from './record.ts';
import { readItemUses } from './used-by.ts';

/** Deletes an unused item. A concurrent issue on it, or kit with it, wins. */
export async function removeItem(call: Call, id: number) {
  const record = await readForWrite(call, item, id);
  if (isInUse(record, call.now)) throw inUseError('item_in_use', await readItemUses(call, record));
  return removeRecord(call, item, record, {
    // Its files go, and what is booked of it is past.
    changes: { ...noFiles, bookings: [], booked_quantities: [] },
    conditions: [atZero('open_issues_count'), atZero('kits_count')],
    also: { counters: countUses(call, id, locationUses(record), []) },
  });
}
