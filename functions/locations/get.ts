import { locationView } from '#shared/families/locations/location-view.ts';
import { get } from '#shared/families/locations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { showRecord } from '#shared/http/operations.ts';

export const handler = endpoint(get, showRecord(locationView));
