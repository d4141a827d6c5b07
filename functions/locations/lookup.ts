import { listLocations } from '#shared/families/locations/operations.ts';
import { lookup } from '#shared/families/locations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(lookup, (call, { query }) => listLocations(call, query));
