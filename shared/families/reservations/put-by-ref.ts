import type { Call } from '#shared/call.ts';
import { type EitherBody, putByRef, withoutRef, withRef } from '#shared/records/put-by-ref.ts';
import { createReservation } from './create.ts';
import { reservation } from './record.ts';
import {
  type PutReservationQuery,
  ReservationCreate,
  ReservationReplace,
  ReservationUpdate,
} from './request-fields.ts';
import { updateReservation } from './update.ts';

/** Creates the reservation of an external reference, or updates it: what is not sent stays, or is cleared. */
export function putReservationByRef(
  call: Call,
  ref: string,
  body: EitherBody,
  { replace: isWhole = false, dry_run: isDryRun = false }: PutReservationQuery,
) {
  return putByRef(call, reservation, ref, {
    read: () => withRef(body.as(ReservationCreate), ref),
    create: (input) => createReservation(call, input, isDryRun),
    update: (call, id) =>
      updateReservation(
        call,
        id,
        withoutRef(body.as(isWhole ? ReservationReplace : ReservationUpdate), ref),
        isDryRun,
      ),
  });
}
