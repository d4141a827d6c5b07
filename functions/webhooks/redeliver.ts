import { assertOwnAccount } from '#shared/families/accounts/own-account.ts';
import { redeliverEvent } from '#shared/families/webhooks/delivery-operations.ts';
import { redeliver } from '#shared/families/webhooks/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(redeliver, (call, { id, ...input }) => {
  assertOwnAccount(call, id);
  return redeliverEvent(call, input);
});
