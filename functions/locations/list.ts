import { listLocations } from '#shared/families/locations/operations.ts';
import { list } from '#shared/families/locations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(list, (call, { query }) => listLocations(call, query));
