import { getRecord, matchVersion, sentChanges } from '../../shared/data/records.ts';
import { updateReservation } from '../../shared/data/reservation-changes.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { reservation } from '../../shared/resources/reservation.ts';
import { update } from '../../shared/routes/reservations.ts';

export const handler = endpoint(update, async (call, { id, body }) => {
  const before = await getRecord(call.caller, reservation, id);
  matchVersion(call, before);
  return updateReservation(call, before, sentChanges(body));
});
