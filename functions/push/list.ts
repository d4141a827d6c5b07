import { listSubscriptions } from '#shared/families/push/operations.ts';
import { list } from '#shared/families/push/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(list, (call, { query }) => listSubscriptions(call, query));
