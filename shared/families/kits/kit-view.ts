import type { Call } from '#shared/call.ts';
import { isFree, type Period } from '#shared/families/items/availability.ts';
import { summariesOfRecords } from '#shared/families/items/item-summaries.ts';
import { itemIdsOf } from '#shared/families/items/lines.ts';
import { type ItemRecord, item } from '#shared/families/items/record.ts';
import { hasFree } from '#shared/families/items/stock.ts';
import { shownLines, showWithItems } from '#shared/families/items/summaries.ts';
import { findRecords } from '#shared/records/read.ts';
import type { View } from '#shared/records/view.ts';
import { Kit, type KitWindowQuery } from './fields.ts';
import { type KitRecord, kit } from './record.ts';

export const kitView = {
  resource: kit,
  schema: Kit,
  storedSummaries: summariesOfRecords,
  show: showWithItems<KitRecord, Kit>(
    kit,
    ({ item_summaries: _, ...shownKit }, record, summaries) => {
      return { ...shownKit, lines: shownLines(record.lines, summaries), available: null };
    },
  ),
} satisfies View<KitRecord, Kit>;

/** The view of kits; with a window, it says whether each of them is free. */
export function kitViewIn(query: KitWindowQuery): View<KitRecord, Kit> {
  const { available_from: start, available_to: end } = query;
  if (start === undefined || end === undefined) return kitView;
  return {
    ...kitView,
    show: async (call, records, knownRecords) => {
      const [kits, free] = await Promise.all([
        kitView.show(call, records, knownRecords),
        readFree(call, records, { start, end }),
      ]);
      return kits.map((one) => ({ ...one, available: free.has(one.id) }));
    },
  };
}

/** The ids of the kits whose parts are all free for a whole window. */
async function readFree(
  call: Call,
  kits: readonly KitRecord[],
  window: Period,
): Promise<Set<number>> {
  const items = await findRecords(call, item, [...new Set(kits.flatMap(itemIdsOf))]);
  const byId = new Map(items.map((one) => [one.id, one]));
  const isPartFree = (id: number, holds: (part: ItemRecord) => boolean) => {
    const part = byId.get(id);
    return part !== undefined && holds(part);
  };
  const free = kits.filter(
    ({ iid, lines }) =>
      iid.every((id) => isPartFree(id, (part) => isFree(part, window, call.now))) &&
      lines.every(({ item_id, quantity }) =>
        isPartFree(item_id, (part) => hasFree(part, quantity, window, call.now)),
      ),
  );
  return new Set(free.map(({ id }) => id));
}
