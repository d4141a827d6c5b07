import { accountEndpoint } from '#shared/families/accounts/account-endpoint.ts';
import { listMembers } from '#shared/families/members/operations.ts';
import { list } from '#shared/families/members/routes.ts';

export const handler = accountEndpoint(list, (call, { query }) => listMembers(call, query));
