import { endpoint } from '#shared/http/endpoint.ts';
import { createEvent } from '#shared/operations/events/create.ts';
import { create } from '#shared/routes/events.ts';

export const handler = endpoint(create, (call, { body }) => createEvent(call, body));
