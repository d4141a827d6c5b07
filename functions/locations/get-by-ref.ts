import { locationView } from '#shared/families/locations/location-view.ts';
import { getByRef } from '#shared/families/locations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { showByRef } from '#shared/http/operations.ts';

export const handler = endpoint(getByRef, showByRef(locationView));
