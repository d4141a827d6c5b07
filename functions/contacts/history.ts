import { endpoint } from '#shared/http/endpoint.ts';
import { listContactHistory } from '#shared/operations/contacts/history.ts';
import { history } from '#shared/routes/contacts.ts';

export const handler = endpoint(history, (call, { id, query }) =>
  listContactHistory(call, id, query),
);
