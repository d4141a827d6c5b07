import * as z from 'zod/mini';
import {
  assertNotBoth,
  bookedItems,
  bookingRule,
  selectedItems,
} from '#shared/families/items/selection-fields.ts';
import { type Body, type BodyOf, createBody, updateBody } from '#shared/fields/body.ts';
import { entriesForm, itemIds } from '#shared/fields/collections.ts';
import { required, type UpdateValues } from '#shared/fields/field.ts';
import type { Refuse } from '#shared/fields/problems.ts';
import { DryRunQuery, PutByRefQuery } from '#shared/fields/query.ts';
import { itemsMax } from '#shared/limits.ts';
import { reservationFields } from './fields.ts';

export const ReservationCreate = createBody({ ...reservationFields, ...bookedItems }, bookingRule);
export type ReservationCreate = BodyOf<typeof ReservationCreate>;

const updatedFields = {
  ...reservationFields,
  iid: required(itemIds(0)),
  qr: selectedItems.qr,
};

type UpdateSelection = Pick<UpdateValues<typeof updatedFields>, 'iid' | 'qr' | 'lines' | 'kit_ids'>;

/** Without a whole item only where lines or kits take their place, and not with both selections. */
const updateRule = {
  of: ['iid', 'qr', 'lines', 'kit_ids'],
  check: ({ iid, qr = null, lines = [], kit_ids = [] }: UpdateSelection, refuse: Refuse) => {
    assertNotBoth({ iid: iid ?? null, qr }, refuse);
    if (iid?.length === 0 && lines.length + kit_ids.length === 0)
      refuse('too_short', entriesForm(1, itemsMax), ['iid']);
  },
} as const;

export const ReservationUpdate = updateBody(updatedFields, updateRule);
export type ReservationUpdate = BodyOf<typeof ReservationUpdate>;

/** The changes of a PATCH, or of a PUT that replaces the reservation by the body of a new one. */
export type ReservationChange = Omit<ReservationUpdate, 'iid'> & UpdateValues<typeof selectedItems>;

const updateByRef: Body<ReservationChange> = ReservationUpdate;
export const putBodies = {
  create: ReservationCreate,
  update: updateByRef,
  replace: ReservationCreate,
};

export const PutReservationQuery = z.extend(PutByRefQuery, DryRunQuery.shape);
export type PutReservationQuery = z.output<typeof PutReservationQuery>;
