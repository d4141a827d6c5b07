import { assertOneSelection, selectedItems } from '#shared/families/items/selection-fields.ts';
import { createBody, updateBody } from '#shared/fields/body.ts';
import type { CreateValues, FieldSpecs, UpdateValues } from '#shared/fields/field.ts';
import { reservationFields } from './fields.ts';

const reservationCreateFields = { ...reservationFields, ...selectedItems } satisfies FieldSpecs;
export const ReservationCreate = createBody(reservationCreateFields, assertOneSelection);
export type ReservationCreate = CreateValues<typeof reservationCreateFields>;
export const ReservationUpdate = updateBody(reservationFields);
export type ReservationUpdate = UpdateValues<typeof reservationFields>;
