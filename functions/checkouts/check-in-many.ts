import { checkInItems } from '#shared/families/checkouts/check-in-items.ts';
import { checkInMany } from '#shared/families/checkouts/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(checkInMany, (call, { body, query }) =>
  checkInItems(call, body, query),
);
