import { extendCheckout } from '../../shared/data/checkout-extension.ts';
import { getRecord, matchVersion } from '../../shared/data/records.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { checkout } from '../../shared/resources/checkout.ts';
import { extend } from '../../shared/routes/checkouts.ts';

export const handler = endpoint(extend, async (call, { id, body }) => {
  const before = await getRecord(call.caller, checkout, id);
  matchVersion(call, before);
  return extendCheckout(call, before, body);
});
