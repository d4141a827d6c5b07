import { endpoint } from '#shared/http/endpoint.ts';
import { extendCheckout } from '#shared/operations/checkouts/extend.ts';
import { extend } from '#shared/routes/checkouts.ts';

export const handler = endpoint(extend, (call, { id, body, query }) =>
  extendCheckout(call, id, body, query.dry_run === true),
);
