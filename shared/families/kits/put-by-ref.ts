import type { Call } from '#shared/call.ts';
import type { PutByRefQuery } from '#shared/fields/query.ts';
import { type EitherBody, putByRef, withoutRef, withRef } from '#shared/records/put-by-ref.ts';
import { createKit } from './create.ts';
import { KitCreate, KitUpdate } from './fields.ts';
import { kit } from './record.ts';
import { updateKit } from './update.ts';

/** Creates the kit of an external reference, or updates it: what is not sent stays, or is cleared. */
export function putKitByRef(
  call: Call,
  ref: string,
  body: EitherBody,
  { replace: isWhole = false }: PutByRefQuery,
) {
  return putByRef(call, kit, ref, {
    read: () => withRef(body.as(KitCreate), ref),
    create: (input) => createKit(call, input),
    update: (call, id) =>
      updateKit(call, id, withoutRef(body.as(isWhole ? KitCreate : KitUpdate), ref)),
  });
}
