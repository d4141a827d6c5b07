import { endpoint } from '#shared/http/endpoint.ts';
import { listLocationHistory } from '#shared/operations/locations/history.ts';
import { history } from '#shared/routes/locations.ts';

export const handler = endpoint(history, (call, { id, query }) =>
  listLocationHistory(call, id, query),
);
