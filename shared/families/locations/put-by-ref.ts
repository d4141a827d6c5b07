import { writeByRef } from '#shared/records/put-by-ref.ts';
import { createLocation } from './create.ts';
import { LocationCreate, LocationUpdate } from './fields.ts';
import { location } from './record.ts';
import { updateLocation } from './update.ts';

export const putLocationByRef = writeByRef(location, {
  bodies: { create: LocationCreate, update: LocationUpdate, replace: LocationCreate },
  create: createLocation,
  update: updateLocation,
});
