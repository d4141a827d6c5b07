import { listCheckoutHistory } from '#shared/families/checkouts/history.ts';
import { history } from '#shared/families/checkouts/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(history, (call, { id, query }) =>
  listCheckoutHistory(call, id, query),
);
