import { endpoint } from '#shared/http/endpoint.ts';
import { getCheckout } from '#shared/operations/checkouts/get.ts';
import { get } from '#shared/routes/checkouts.ts';

export const handler = endpoint(get, (call, { id }) => getCheckout(call, id));
