import { endpoint } from '#shared/http/endpoint.ts';
import { lookUpLocation } from '#shared/operations/locations/lookup.ts';
import { lookup } from '#shared/routes/locations.ts';

export const handler = endpoint(lookup, (call, { query }) => lookUpLocation(call, query));
