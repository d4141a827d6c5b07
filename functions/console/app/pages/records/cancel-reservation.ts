import { post, remove } from '#console/api/call.ts';
import type { Reservation } from '#console/api/records.ts';
import { goTo } from '#console/route.ts';
import { say } from '#console/ui/toast.tsx';

/** Cancels a reservation; taken back, there is one like it again, under a number of its own. */
export async function cancelReservation(
  reservation: Reservation,
  onChange: () => void,
): Promise<void> {
  await remove(`/v1/reservations/${reservation.id}`);
  onChange();
  const { name, iid, start_time, end_time, contact_id, user_id, location_id, description } =
    reservation;
  const same = { name, iid, start_time, end_time, contact_id, user_id, location_id, description };
  const isPast = Date.parse(end_time) <= Date.now();
  const undo = async () => {
    const { data } = await post<Reservation>('/v1/reservations', same);
    if (location.hash === `#/reservations/${reservation.id}`) goTo(`/reservations/${data.id}`);
    onChange();
  };
  say(`${name} is cancelled.`, isPast ? undefined : undo);
}
