import type { Answer, Call } from '#shared/call.ts';
import { type EitherBody, putByRef, withoutRef, withRef } from '#shared/records/put-by-ref.ts';
import { createItem } from './create.ts';
import { type Item, ItemCreate, ItemUpdate } from './fields.ts';
import { item } from './record.ts';
import { updateItem } from './update.ts';

/** Creates the item of an external reference, or updates it as a PATCH does. */
export function putItemByRef(call: Call, ref: string, body: EitherBody): Promise<Answer<Item>> {
  return putByRef(call, item, ref, {
    read: () => withRef(body.as(ItemCreate), ref),
    create: (sent) => createItem(call, sent),
    update: (id) => updateItem(call, id, withoutRef(body.as(ItemUpdate), ref)),
  });
}
