import { getEvent } from '#shared/families/events/get.ts';
import { get } from '#shared/families/events/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(get, (call, { id }) => getEvent(call, id));
