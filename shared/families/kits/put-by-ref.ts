import type { Answer, Call } from '#shared/call.ts';
import { type EitherBody, putByRef, withoutRef, withRef } from '#shared/records/put-by-ref.ts';
import { createKit } from './create.ts';
import { type Kit, KitCreate, KitUpdate } from './fields.ts';
import { kit } from './record.ts';
import { updateKit } from './update.ts';

/** Creates the kit of an external reference, or updates it as a PATCH does. */
export function putKitByRef(call: Call, ref: string, body: EitherBody): Promise<Answer<Kit>> {
  return putByRef(call, kit, ref, {
    read: () => withRef(body.as(KitCreate), ref),
    create: (sent) => createKit(call, sent),
    update: (id) => updateKit(call, id, withoutRef(body.as(KitUpdate), ref)),
  });
}
