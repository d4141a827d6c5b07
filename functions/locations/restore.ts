import { restoreLocation } from '#shared/families/locations/operations.ts';
import { restore } from '#shared/families/locations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(restore, (call, { id }) => restoreLocation(call, id));
