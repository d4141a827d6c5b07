import { endpoint } from '#shared/http/endpoint.ts';
import { removeEvent } from '#shared/operations/events/remove.ts';
import { remove } from '#shared/routes/events.ts';

export const handler = endpoint(remove, (call, { id }) => removeEvent(call, id));
