import { listEventHistory } from '#shared/families/events/history.ts';
import { history } from '#shared/families/events/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(history, (call, { id, query }) =>
  listEventHistory(call, id, query),
);
