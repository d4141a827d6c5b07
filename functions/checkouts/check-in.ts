import { checkIn as checkItemsIn } from '#shared/families/checkouts/check-in.ts';
import { checkIn } from '#shared/families/checkouts/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(checkIn, (call, { id, body, query }) =>
  checkItemsIn(call, id, body, query),
);
