import type { Call } from '#shared/call.ts';
import { locationUses } from '#shared/families/items/item-change.ts';
import { itemView } from '#shared/families/items/item-view.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { countUses } from '#shared/families/locations/uses.ts';
import { restoreReading } from '#shared/records/operations.ts';
import { hasCount } from '#shared/table/actions.ts';
import { readRestoredFiles } from './restored-files.ts';

/** Restores an item, with the files that are left of it. */
export function restoreItem(call: Call, id: number) {
  const read = () => readRestoredFiles(call, 'item', id);
  return restoreReading(call, itemView, id, read, {
    // Issues that were opened again meanwhile count on the deleted item.
    conditions: ({ open_issues_count: count }: ItemRecord) => [
      hasCount('open_issues_count', count),
    ],
    decide: (draft, { read: { fields, check } }) => ({
      record: { ...draft, ...fields },
      writes: [check],
      counters: countUses(call, id, [], locationUses(draft)),
    }),
  });
}
