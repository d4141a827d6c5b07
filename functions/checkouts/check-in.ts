import { endpoint } from '#shared/http/endpoint.ts';
import { checkIn as checkItemsIn, checkSideDoors } from '#shared/operations/bookings/check-in.ts';
import { getRecord, matchVersion } from '#shared/records/records.ts';
import { checkout } from '#shared/resources/checkout.ts';
import { checkIn } from '#shared/routes/checkouts.ts';

export const handler = endpoint(checkIn, async (call, { id, body }) => {
  checkSideDoors(call, body);
  const before = await getRecord(call.caller, checkout, id);
  matchVersion(call, before);
  return checkItemsIn(call, before, body);
});
