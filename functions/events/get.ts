import { endpoint } from '#shared/http/endpoint.ts';
import { getEvent } from '#shared/operations/events/get.ts';
import { get } from '#shared/routes/events.ts';

export const handler = endpoint(get, (call, { id }) => getEvent(call, id));
