import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Reservation } from '#console/api/records.ts';
import { callOnShownVersion } from '#console/ui/changed-by.ts';
import { ifMatch } from '#console/ui/record-form.ts';
import { reserveAgain } from './reserve-again.ts';

interface End {
  complete_as: 'unspecified' | 'cancelled';
  remarks?: string;
}

/** Ends a reservation, if it is still as shown. Returns the undo, unless the reservation's time is over. */
export async function endReservation(reservation: Reservation, body: End) {
  const { id, version, name, end_time } = reservation;
  const params = { path: { id }, header: ifMatch(version) };
  const call = orThrow(api.POST('/v1/reservations/{id}/complete', { params, body }));
  await callOnShownVersion(
    call,
    name,
    'The page shows it as it is now. Review it, then try again.',
  );
  const isCancelled = body.complete_as === 'cancelled';
  const isPast = Date.parse(end_time) <= Date.now();
  return isPast ? undefined : () => reserveAgain(reservation, { isCancelled });
}
