import { lookUpLocation } from '#shared/families/locations/lookup.ts';
import { lookup } from '#shared/families/locations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(lookup, (call, { query }) => lookUpLocation(call, query));
