import { getCheckout } from '#shared/families/checkouts/get.ts';
import { get } from '#shared/families/checkouts/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(get, (call, { id }) => getCheckout(call, id));
