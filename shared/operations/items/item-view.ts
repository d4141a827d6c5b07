import { presentItem } from '#shared/domain/item.ts';
import { readNames, referencesOf } from '#shared/records/names.ts';
import type { View } from '#shared/records/view.ts';
import { type ItemRecord, item } from '#shared/resources/item.ts';
import type { Item } from '#shared/schemas/item.ts';

export const itemView = {
  resource: item,
  show: async (call, records, known) => {
    const names = await readNames(call, referencesOf(item, records), known?.names);
    return records.map((record) => presentItem(record, names, call.now));
  },
} satisfies View<ItemRecord, Item>;
