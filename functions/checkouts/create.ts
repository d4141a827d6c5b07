import { endpoint } from '#shared/http/endpoint.ts';
import { createCheckout } from '#shared/operations/bookings/checkout-creation.ts';
import { create } from '#shared/routes/checkouts.ts';

export const handler = endpoint(create, (call, { query, body }) =>
  createCheckout(call, body, query.dry_run === true),
);
