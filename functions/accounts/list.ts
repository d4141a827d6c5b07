import { listAccounts } from '#shared/families/accounts/list.ts';
import { list } from '#shared/families/accounts/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(list, (call, { query }) => listAccounts(call, query));
