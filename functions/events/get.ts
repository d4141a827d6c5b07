import { eventView } from '../../shared/data/events.ts';
import { answerId } from '../../shared/data/view.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { get } from '../../shared/routes/events.ts';

export const handler = endpoint(get, (call, { id }) => answerId(call, eventView, id));
