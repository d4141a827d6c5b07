import type { Answer, Call } from '#shared/call.ts';
import { type EitherBody, putByRef, withoutRef, withRef } from '#shared/operations/put-by-ref.ts';
import { item } from '#shared/resources/item.ts';
import { type Item, ItemCreate, ItemUpdate } from '#shared/schemas/item.ts';
import { createItem } from './create.ts';
import { updateItem } from './update.ts';

/** Creates the item of an external reference, or changes it as a PATCH does. */
export function putItemByRef(call: Call, ref: string, body: EitherBody): Promise<Answer<Item>> {
  return putByRef(call, item, ref, {
    create: () => createItem(call, withRef(body.as(ItemCreate), ref)),
    update: (id) => updateItem(call, id, withoutRef(body.as(ItemUpdate), ref)),
  });
}
