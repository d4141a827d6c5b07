import { readNames, referencesOf } from '#shared/records/names.ts';
import type { View } from '#shared/records/view.ts';
import { Item } from './fields.ts';
import { presentItem } from './item.ts';
import { mainPictures } from './main-pictures.ts';
import { type ItemRecord, item } from './record.ts';

export const itemView = {
  resource: item,
  schema: Item,
  show: async (call, records, knownRecords) => {
    const [names, pictures] = await Promise.all([
      readNames(call, referencesOf(item, records), knownRecords?.names),
      mainPictures(call, 'item', records),
    ]);
    return records.map((record) =>
      presentItem(record, names, call.now, pictures.get(record.id) ?? null),
    );
  },
} satisfies View<ItemRecord, Item>;
