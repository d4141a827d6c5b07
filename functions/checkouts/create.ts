import { endpoint } from '#shared/http/endpoint.ts';
import { checkOut } from '#shared/operations/checkouts/create.ts';
import { create } from '#shared/routes/checkouts.ts';

export const handler = endpoint(create, (call, { body, query }) =>
  checkOut(call, body, query.dry_run === true),
);
