import { listContactHistory } from '#shared/families/contacts/history.ts';
import { history } from '#shared/families/contacts/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(history, (call, { id, query }) =>
  listContactHistory(call, id, query),
);
