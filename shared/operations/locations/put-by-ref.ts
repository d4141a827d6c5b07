import type { Answer, Call } from '#shared/call.ts';
import { type EitherBody, putByRef, withoutRef, withRef } from '#shared/operations/put-by-ref.ts';
import { location } from '#shared/resources/location.ts';
import { type Location, LocationCreate, LocationUpdate } from '#shared/schemas/location.ts';
import { createLocation } from './create.ts';
import { updateLocation } from './update.ts';

/** Creates the location of an external reference, or changes it as a PATCH does. */
export function putLocationByRef(
  call: Call,
  ref: string,
  body: EitherBody,
): Promise<Answer<Location>> {
  return putByRef(call, location, ref, {
    create: () => createLocation(call, withRef(body.as(LocationCreate), ref)),
    update: (id) => updateLocation(call, id, withoutRef(body.as(LocationUpdate), ref)),
  });
}
