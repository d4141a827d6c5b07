import { updateMany } from '#shared/families/locations/routes.ts';
import { updateLocations } from '#shared/families/locations/update-many.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(updateMany, (call, { body }) => updateLocations(call, body));
