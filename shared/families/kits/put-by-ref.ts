import { writeByRef } from '#shared/records/put-by-ref.ts';
import { createKit } from './create.ts';
import { KitCreate, KitUpdate } from './fields.ts';
import { kit } from './record.ts';
import { updateKit } from './update.ts';

export const putKitByRef = writeByRef(kit, {
  bodies: { create: KitCreate, update: KitUpdate, replace: KitCreate },
  create: createKit,
  update: updateKit,
});
