import { checkOut } from '#shared/families/checkouts/create.ts';
import { create } from '#shared/families/checkouts/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(create, (call, { body, query }) =>
  checkOut(call, body, query.dry_run === true),
);
