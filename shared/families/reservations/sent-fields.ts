import { assertBooked, selectedItems } from '#shared/families/items/selection-fields.ts';
import { createBody, updateBody } from '#shared/fields/body.ts';
import { entriesForm, itemIds, itemsMax } from '#shared/fields/collections.ts';
import {
  type CreateValues,
  type FieldSpecs,
  required,
  type UpdateValues,
} from '#shared/fields/field.ts';
import { reservationFields } from './fields.ts';

const reservationCreateFields = { ...reservationFields, ...selectedItems } satisfies FieldSpecs;
export const ReservationCreate = createBody(reservationCreateFields, assertBooked);
export type ReservationCreate = CreateValues<typeof reservationCreateFields>;
/** Without a whole item only where lines take their place. */
const reservationUpdateFields = {
  ...reservationFields,
  iid: required(itemIds(0)),
} satisfies FieldSpecs;
export const ReservationUpdate = updateBody(
  reservationUpdateFields,
  ({ iid, lines = [], kit_ids = [] }, refuse) => {
    if (iid?.length !== 0 || lines.length + kit_ids.length > 0) return;
    refuse('too_short', entriesForm(1, itemsMax), ['iid']);
  },
);
export type ReservationUpdate = UpdateValues<typeof reservationUpdateFields>;
