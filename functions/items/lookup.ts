import { lookUpItems } from '#shared/families/items/operations.ts';
import { lookup } from '#shared/families/items/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(lookup, (call, { query }) => lookUpItems(call, query));
