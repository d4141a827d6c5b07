import { writeByRef } from '#shared/records/put-by-ref.ts';
import { createReservation } from './create.ts';
import { reservation } from './record.ts';
import {
  type PutReservationQuery,
  ReservationCreate,
  ReservationReplace,
  ReservationUpdate,
} from './request-fields.ts';
import { updateReservation } from './update.ts';

export const putReservationByRef = writeByRef(reservation, {
  bodies: { create: ReservationCreate, update: ReservationUpdate, replace: ReservationReplace },
  create: (call, body, { dry_run = false }: PutReservationQuery) =>
    createReservation(call, body, dry_run),
  update: (call, id, body, { dry_run = false }) => updateReservation(call, id, body, dry_run),
});
