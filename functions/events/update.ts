import { updateEvent } from '#shared/families/events/operations.ts';
import { update } from '#shared/families/events/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(update, (call, { id, body }) => updateEvent(call, id, body));
