import { updateLocation } from '#shared/families/locations/operations.ts';
import { update } from '#shared/families/locations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(update, (call, { id, body }) => updateLocation(call, id, body));
