import { removeLocation } from '#shared/families/locations/operations.ts';
import { remove } from '#shared/families/locations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(remove, (call, { id }) => removeLocation(call, id));
