import { endpoint } from '#shared/http/endpoint.ts';
import { locationView } from '#shared/operations/locations/locations.ts';
import { answerId } from '#shared/records/view.ts';
import { get } from '#shared/routes/locations.ts';

export const handler = endpoint(get, (call, { id }) => answerId(call, locationView, id));
