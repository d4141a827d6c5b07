import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { idOf } from '#console/api/created.ts';
import type { Reservation } from '#console/api/records.ts';
import { goTo, place } from '#console/route.ts';
import { itemsIn, newContentsOf } from '#console/ui/booked-items.ts';

/** Undoes the end of a reservation: makes it anew, and shows the new one where the old one is shown. */
export async function reserveAgain(reservation: Reservation): Promise<void> {
  const { name, start_time, end_time, contact_id, user_id, location_id } = reservation;
  const { description, external_ref, series_ref, auto_complete } = reservation;
  const body = {
    ...newContentsOf(itemsIn(reservation)),
    ...{ name, start_time, end_time, contact_id, user_id, location_id },
    ...{ description, external_ref, series_ref, auto_complete },
  };
  const { data } = await orThrow(api.POST('/v1/reservations', { body }));
  if (place.get().path === `/reservations/${reservation.id}`) goTo(`/reservations/${idOf(data)}`);
}
