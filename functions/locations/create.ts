import { createLocation } from '#shared/families/locations/operations.ts';
import { create } from '#shared/families/locations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(create, (call, { body }) => createLocation(call, body));
