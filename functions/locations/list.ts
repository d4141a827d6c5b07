import { endpoint } from '#shared/http/endpoint.ts';
import { listLocations } from '#shared/operations/locations/list.ts';
import { list } from '#shared/routes/locations.ts';

export const handler = endpoint(list, (call, { query }) => listLocations(call, query));
