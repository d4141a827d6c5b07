import { listLocationHistory } from '#shared/families/locations/history.ts';
import { history } from '#shared/families/locations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(history, (call, { id, query }) =>
  listLocationHistory(call, id, query),
);
