import { writeByRef } from '#shared/records/put-by-ref.ts';
import { createItem } from './create.ts';
import { ItemCreate, ItemReplace, ItemUpdate } from './fields.ts';
import { item } from './record.ts';
import { updateItem } from './update.ts';

export const putItemByRef = writeByRef(item, {
  bodies: { create: ItemCreate, update: ItemUpdate, replace: ItemReplace },
  create: createItem,
  update: (call, id, body, { replace }) => updateItem(call, id, body, replace),
});
