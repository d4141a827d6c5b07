import { endpoint } from '#shared/http/endpoint.ts';
import { updateLocation } from '#shared/operations/locations/update.ts';
import { update } from '#shared/routes/locations.ts';

export const handler = endpoint(update, (call, { id, body }) => updateLocation(call, id, body));
