import { endpoint } from '#shared/http/endpoint.ts';
import { updateReservation } from '#shared/operations/bookings/reservation-changes.ts';
import { getRecord, matchVersion, sentChanges } from '#shared/records/records.ts';
import { reservation } from '#shared/resources/reservation.ts';
import { update } from '#shared/routes/reservations.ts';

export const handler = endpoint(update, async (call, { id, body }) => {
  const before = await getRecord(call.caller, reservation, id);
  matchVersion(call, before);
  return updateReservation(call, before, sentChanges(body));
});
