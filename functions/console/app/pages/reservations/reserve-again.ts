import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import { idOf } from '#console/api/created.ts';
import type { Reservation } from '#console/api/records.ts';
import { idsOf } from '#console/pages/selection/bulk-calls.ts';
import { currentRoute, goTo } from '#console/route.ts';
import { itemsIn, newContentsOf } from '#console/ui/booked-items.ts';
import { kitsOf } from './kits-of.ts';

/** Undoes the end of a reservation by creating it again; a page of the old one then shows the new one. */
export async function reserveAgain(
  reservation: Reservation,
  /** Only a cancelled reservation frees its external reference for the new one. */
  { isCancelled = false } = {},
): Promise<void> {
  const { name, start_time, end_time, contact_id, user_id, location_id } = reservation;
  const { description, series_ref, auto_complete } = reservation;
  const { kits, items } = await kitsOf(reservation, itemsIn(reservation));
  const body = {
    ...newContentsOf(items),
    kit_ids: idsOf(kits),
    ...{ name, start_time, end_time, contact_id, user_id, location_id },
    ...{ description, series_ref, auto_complete },
    external_ref: isCancelled ? reservation.external_ref : null,
  };
  const { data } = await orThrow(api.POST('/v1/reservations', { body }));
  if (currentRoute.get().path === `/reservations/${reservation.id}`)
    goTo(`/reservations/${idOf(data)}`);
}
