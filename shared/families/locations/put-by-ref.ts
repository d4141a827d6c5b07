import type { Call } from '#shared/call.ts';
import type { PutByRefQuery } from '#shared/fields/query.ts';
import { type EitherBody, putByRef, withoutRef, withRef } from '#shared/records/put-by-ref.ts';
import { createLocation } from './create.ts';
import { LocationCreate, LocationUpdate } from './fields.ts';
import { location } from './record.ts';
import { updateLocation } from './update.ts';

/** Creates the location of an external reference, or updates it: what is not sent stays, or is cleared. */
export function putLocationByRef(
  call: Call,
  ref: string,
  body: EitherBody,
  { replace: isWhole = false }: PutByRefQuery,
) {
  return putByRef(call, location, ref, {
    read: () => withRef(body.as(LocationCreate), ref),
    create: (input) => createLocation(call, input),
    update: (call, id) =>
      updateLocation(call, id, withoutRef(body.as(isWhole ? LocationCreate : LocationUpdate), ref)),
  });
}
