import { endpoint } from '#shared/http/endpoint.ts';
import { removeReservation } from '#shared/operations/bookings/reservation-changes.ts';
import { getRecord, matchVersion } from '#shared/records/records.ts';
import { reservation } from '#shared/resources/reservation.ts';
import { remove } from '#shared/routes/reservations.ts';

export const handler = endpoint(remove, async (call, { id }) => {
  const record = await getRecord(call.caller, reservation, id);
  matchVersion(call, record);
  return removeReservation(call, record);
});
