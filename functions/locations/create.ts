import { createLocation } from '../../shared/data/locations.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { create } from '../../shared/routes/locations.ts';

export const handler = endpoint(create, (call, { body }) => createLocation(call, body));
