import { endpoint } from '#shared/http/endpoint.ts';
import { getLocation } from '#shared/operations/locations/get.ts';
import { get } from '#shared/routes/locations.ts';

export const handler = endpoint(get, (call, { id }) => getLocation(call, id));
