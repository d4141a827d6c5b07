import type { Call } from '#shared/call.ts';
import type { PutByRefQuery } from '#shared/fields/query.ts';
import { type EitherBody, putByRef, withoutRef, withRef } from '#shared/records/put-by-ref.ts';
import { createItem } from './create.ts';
import { ItemCreate, ItemReplace, ItemUpdate } from './fields.ts';
import { item } from './record.ts';
import { updateItem } from './update.ts';

/** Creates the item of an external reference, or updates it: what is not sent stays, or is cleared. */
export function putItemByRef(
  call: Call,
  ref: string,
  body: EitherBody,
  { replace: isWhole = false }: PutByRefQuery,
) {
  return putByRef(call, item, ref, {
    read: () => withRef(body.as(ItemCreate), ref),
    create: (input) => createItem(call, input),
    update: (call, id) =>
      updateItem(call, id, withoutRef(body.as(isWhole ? ItemReplace : ItemUpdate), ref), isWhole),
  });
}
