import { createEvent } from '../../shared/data/events.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { create } from '../../shared/routes/events.ts';

export const handler = endpoint(create, (call, { body }) => createEvent(call, body));
