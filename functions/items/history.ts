import { listItemHistory } from '#shared/families/items/history.ts';
import { history } from '#shared/families/items/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(history, (call, { id, query }) => listItemHistory(call, id, query));
