import { endpoint } from '#shared/http/endpoint.ts';
import { listSubscriptions } from '#shared/operations/push/list.ts';
import { list } from '#shared/routes/push.ts';

export const handler = endpoint(list, (call, { query }) => listSubscriptions(call, query));
