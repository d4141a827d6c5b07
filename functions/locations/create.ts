import { endpoint } from '#shared/http/endpoint.ts';
import { createLocation } from '#shared/operations/locations/create.ts';
import { create } from '#shared/routes/locations.ts';

export const handler = endpoint(create, (call, { body }) => createLocation(call, body));
