import { post, remove } from '#console/api/call.ts';
import type { Reservation } from '#console/api/records.ts';
import { goTo } from '#console/route.ts';
import { say } from '#console/ui/toast.tsx';
import type { ReservationCreate } from '#shared/families/reservations/fields.ts';

/** Cancels a reservation; taken back, there is one like it again, under a number of its own. */
export async function cancelReservation(
  reservation: Reservation,
  onChange: () => void,
): Promise<void> {
  const { id, name, end_time } = reservation;
  await remove(`/v1/reservations/${id}`);
  onChange();
  const isPast = Date.parse(end_time) <= Date.now();
  const undo = async () => {
    const { data } = await post<Reservation>('/v1/reservations', contentOf(reservation));
    if (location.hash === `#/reservations/${id}`) goTo(`/reservations/${data.id}`);
    onChange();
  };
  say(`${name} is cancelled.`, isPast ? undefined : undo);
}

/** All that a reservation is made of. */
function contentOf(reservation: Reservation): ReservationCreate {
  const { name, iid, start_time, end_time, contact_id, user_id, location_id } = reservation;
  const { description, external_ref, series_ref, auto_complete } = reservation;
  return {
    ...{ name, iid, start_time, end_time, contact_id, user_id, location_id },
    ...{ description, external_ref, series_ref, auto_complete },
  };
}
