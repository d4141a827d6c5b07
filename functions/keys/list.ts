import { accountEndpoint } from '#shared/families/accounts/account-endpoint.ts';
import { listAccountKeys } from '#shared/families/keys/operations.ts';
import { list } from '#shared/families/keys/routes.ts';

export const handler = accountEndpoint(list, (call, { query }) => listAccountKeys(call, query));
