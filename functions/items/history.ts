import { endpoint } from '#shared/http/endpoint.ts';
import { listItemHistory } from '#shared/operations/items/history.ts';
import { history } from '#shared/routes/items.ts';

export const handler = endpoint(history, (call, { id, query }) => listItemHistory(call, id, query));
