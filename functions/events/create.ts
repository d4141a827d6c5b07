import { createEvent } from '#shared/families/events/operations.ts';
import { create } from '#shared/families/events/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(create, (call, { body }) => createEvent(call, body));
