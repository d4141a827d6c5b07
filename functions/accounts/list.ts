import { endpoint } from '#shared/http/endpoint.ts';
import { listAccounts } from '#shared/operations/accounts/list.ts';
import { list } from '#shared/routes/accounts.ts';

export const handler = endpoint(list, (call, { query }) => listAccounts(call, query));
