import type { Call } from '#shared/call.ts';
import { isInUse } from '#shared/domain/condition.ts';
import { countUses } from '#shared/operations/locations/uses.ts';
import { inUseError } from '#shared/operations/obstacles.ts';
import { readForWrite } from '#shared/records/read.ts';
import { removeRecord } from '#shared/records/remove.ts';
import { item } from '#shared/resources/item.ts';
import { atZero } from '#shared/table/actions.ts';
import { locationUses } from './location-uses.ts';
import { readItemUses } from './used-by.ts';

/** Hides an item that nothing uses; an issue that is opened on it meanwhile wins. */
export async function removeItem(call: Call, id: number) {
  const record = await readForWrite(call, item, id);
  if (isInUse(record, call.now)) throw inUseError('item_in_use', await readItemUses(call, record));
  return removeRecord(call, item, record, {
    conditions: [atZero('open_issues_count')],
    also: { counters: countUses(call, locationUses(record), []) },
  });
}
