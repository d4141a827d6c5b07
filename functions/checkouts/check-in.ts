import { endpoint } from '#shared/http/endpoint.ts';
import { checkIn as checkItemsIn } from '#shared/operations/checkouts/check-in.ts';
import { checkIn } from '#shared/routes/checkouts.ts';

export const handler = endpoint(checkIn, (call, { id, body, query }) =>
  checkItemsIn(call, id, body, query.dry_run === true),
);
