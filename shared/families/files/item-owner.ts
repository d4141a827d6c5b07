import type { Item } from '#shared/families/items/fields.ts';
import { itemChange } from '#shared/families/items/item-change.ts';
import { itemView } from '#shared/families/items/item-view.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import type { Owner } from './owner.ts';

export const itemOwner: Owner<ItemRecord, Item> = {
  name: 'item',
  view: itemView,
  change: itemChange,
};
