import { endpoint } from '#shared/http/endpoint.ts';
import { eventView } from '#shared/operations/events/events.ts';
import { answerId } from '#shared/records/view.ts';
import { get } from '#shared/routes/events.ts';

export const handler = endpoint(get, (call, { id }) => answerId(call, eventView, id));
