import * as z from 'zod/mini';
import { booked, bookedItems } from '#shared/families/items/selection-fields.ts';
import { createBody, updateBody } from '#shared/fields/body.ts';
import { entriesForm, itemIds, itemsMax } from '#shared/fields/collections.ts';
import {
  type CreateValues,
  defaulted,
  type FieldSpecs,
  required,
  type UpdateValues,
} from '#shared/fields/field.ts';
import type { Refuse } from '#shared/fields/problems.ts';
import { DryRunQuery, PutByRefQuery } from '#shared/fields/query.ts';
import { reservationFields } from './fields.ts';

const reservationCreateFields = { ...reservationFields, ...bookedItems } satisfies FieldSpecs;
export const ReservationCreate = createBody(reservationCreateFields, booked);
export type ReservationCreate = CreateValues<typeof reservationCreateFields>;
/** Without a whole item only where lines take their place. */
const reservationUpdateFields = {
  ...reservationFields,
  iid: required(itemIds(0)),
} satisfies FieldSpecs;
export const ReservationUpdate = updateBody(reservationUpdateFields, {
  of: ['iid', 'lines', 'kit_ids'],
  check: assertNotEmpty,
});
export type ReservationUpdate = UpdateValues<typeof reservationUpdateFields>;

/** The body that replaces a reservation: what is not sent is cleared. */
export const ReservationReplace = createBody(
  { ...reservationFields, iid: defaulted(itemIds(0), []) },
  { of: ['iid', 'lines', 'kit_ids'], check: assertNotEmpty },
);

function assertNotEmpty(
  { iid, lines = [], kit_ids = [] }: Pick<ReservationUpdate, 'iid' | 'lines' | 'kit_ids'>,
  refuse: Refuse,
): void {
  if (iid?.length !== 0 || lines.length + kit_ids.length > 0) return;
  refuse('too_short', entriesForm(1, itemsMax), ['iid']);
}

export const PutReservationQuery = z.extend(PutByRefQuery, DryRunQuery.shape);
export type PutReservationQuery = z.output<typeof PutReservationQuery>;
