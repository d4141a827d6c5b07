import { endpoint } from '#shared/http/endpoint.ts';
import { checkInItems } from '#shared/operations/checkouts/check-in-many.ts';
import { checkInMany } from '#shared/routes/checkouts.ts';

export const handler = endpoint(checkInMany, (call, { body, query }) =>
  checkInItems(call, body, query.dry_run ?? false),
);
