import { extendCheckout } from '#shared/families/checkouts/extend.ts';
import { extend } from '#shared/families/checkouts/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(extend, (call, { id, body, query }) =>
  extendCheckout(call, id, body, query.dry_run === true),
);
