import { endpoint } from '#shared/http/endpoint.ts';
import { listEventHistory } from '#shared/operations/events/history.ts';
import { history } from '#shared/routes/events.ts';

export const handler = endpoint(history, (call, { id, query }) =>
  listEventHistory(call, id, query),
);
