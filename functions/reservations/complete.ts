import { checkAccess } from '#shared/domain/access.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import {
  completeAsCheckout,
  completeAsEvent,
  completePlainly,
} from '#shared/operations/bookings/reservation-completion.ts';
import { getRecord, matchVersion } from '#shared/records/records.ts';
import { reservation } from '#shared/resources/reservation.ts';
import { create as checkoutCreate } from '#shared/routes/checkouts.ts';
import { create as eventCreate } from '#shared/routes/events.ts';
import { complete } from '#shared/routes/reservations.ts';

export const handler = endpoint(complete, async (call, { id, body }) => {
  // What becomes of the reservation needs what its own endpoint needs.
  if (body.complete_as === 'checkout') checkAccess(call.caller, checkoutCreate, call.now);
  if (body.complete_as === 'event') checkAccess(call.caller, eventCreate, call.now);
  const before = await getRecord(call.caller, reservation, id);
  matchVersion(call, before);
  if (body.complete_as === 'checkout') return completeAsCheckout(call, before, body);
  if (body.complete_as === 'event') return completeAsEvent(call, before, body);
  return completePlainly(call, before, body.remarks);
});
