import { removeEvent } from '#shared/families/events/operations.ts';
import { remove } from '#shared/families/events/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(remove, (call, { id }) => removeEvent(call, id));
