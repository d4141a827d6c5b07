import { getLocation } from '#shared/families/locations/get.ts';
import { get } from '#shared/families/locations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(get, (call, { id }) => getLocation(call, id));
