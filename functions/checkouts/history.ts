import { endpoint } from '#shared/http/endpoint.ts';
import { listCheckoutHistory } from '#shared/operations/checkouts/history.ts';
import { history } from '#shared/routes/checkouts.ts';

export const handler = endpoint(history, (call, { id, query }) =>
  listCheckoutHistory(call, id, query),
);
