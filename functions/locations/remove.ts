import { endpoint } from '#shared/http/endpoint.ts';
import { removeLocation } from '#shared/operations/locations/remove.ts';
import { remove } from '#shared/routes/locations.ts';

export const handler = endpoint(remove, (call, { id }) => removeLocation(call, id));
