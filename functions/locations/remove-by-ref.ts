import { removeLocation } from '#shared/families/locations/operations.ts';
import { location } from '#shared/families/locations/record.ts';
import { removeByRef as route } from '#shared/families/locations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { removeByRef } from '#shared/http/operations.ts';

export const handler = endpoint(route, removeByRef(location, removeLocation));
