import { putLocationByRef } from '#shared/families/locations/operations.ts';
import { putByRef } from '#shared/families/locations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(putByRef, putLocationByRef);
