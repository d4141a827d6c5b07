import { checkoutView } from '#shared/families/checkouts/checkout-view.ts';
import { get } from '#shared/families/checkouts/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { showRecord } from '#shared/http/operations.ts';

export const handler = endpoint(get, showRecord(checkoutView));
