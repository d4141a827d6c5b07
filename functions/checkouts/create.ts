import { createCheckout } from '../../shared/data/checkout-creation.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { create } from '../../shared/routes/checkouts.ts';

export const handler = endpoint(create, (call, { query, body }) =>
  createCheckout(call, body, query.dry_run === true),
);
