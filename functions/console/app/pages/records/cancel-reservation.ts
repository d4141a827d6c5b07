import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { idOf } from '#console/api/created.ts';
import type { Reservation, ReservationCreate } from '#console/api/records.ts';
import { goTo } from '#console/route.ts';
import { say } from '#console/ui/toast.tsx';

/** Cancels a reservation; the undo creates it anew, under another number. */
export async function cancelReservation(
  reservation: Reservation,
  onChange: () => void,
): Promise<void> {
  const { id, name, end_time } = reservation;
  await orThrow(api.DELETE('/v1/reservations/{id}', { params: { path: { id } } }));
  onChange();
  const isPast = Date.parse(end_time) <= Date.now();
  const undo = async () => {
    const body = contentOf(reservation);
    const { data } = await orThrow(api.POST('/v1/reservations', { body }));
    if (location.hash === `#/reservations/${id}`) goTo(`/reservations/${idOf(data)}`);
    onChange();
  };
  say(`${name} cancelled.`, isPast ? undefined : undo);
}

function contentOf(reservation: Reservation): ReservationCreate {
  const { name, iid, start_time, end_time, contact_id, user_id, location_id } = reservation;
  const { description, external_ref, series_ref, auto_complete } = reservation;
  return {
    ...{ name, iid, start_time, end_time, contact_id, user_id, location_id },
    ...{ description, external_ref, series_ref, auto_complete },
  };
}
