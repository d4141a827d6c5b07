import type { Answer, Call } from '#shared/call.ts';
import { type EitherBody, putByRef, withoutRef, withRef } from '#shared/records/put-by-ref.ts';
import { createReservation } from './create.ts';
import type { Reservation } from './fields.ts';
import { reservation } from './record.ts';
import { ReservationCreate, ReservationUpdate } from './sent-fields.ts';
import { updateReservation } from './update.ts';

/** Creates the reservation of an external reference, or updates it as a PATCH does. */
export function putReservationByRef(
  call: Call,
  ref: string,
  body: EitherBody,
  isDryRun: boolean,
): Promise<Answer<Reservation>> {
  return putByRef(call, reservation, ref, {
    read: () => withRef(body.as(ReservationCreate), ref),
    create: (sent) => createReservation(call, sent, isDryRun),
    update: (id) =>
      updateReservation(call, id, withoutRef(body.as(ReservationUpdate), ref), isDryRun),
  });
}
