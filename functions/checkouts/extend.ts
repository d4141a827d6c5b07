import { endpoint } from '#shared/http/endpoint.ts';
import { extendCheckout } from '#shared/operations/bookings/checkout-extension.ts';
import { getRecord, matchVersion } from '#shared/records/records.ts';
import { checkout } from '#shared/resources/checkout.ts';
import { extend } from '#shared/routes/checkouts.ts';

export const handler = endpoint(extend, async (call, { id, body }) => {
  const before = await getRecord(call.caller, checkout, id);
  matchVersion(call, before);
  return extendCheckout(call, before, body);
});
