import { endpoint } from '#shared/http/endpoint.ts';
import { lookUpItems } from '#shared/operations/items/lookup.ts';
import { lookup } from '#shared/routes/items.ts';

export const handler = endpoint(lookup, (call, { query }) => lookUpItems(call, query));
