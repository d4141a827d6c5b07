import { assertOwnAccount } from '#shared/families/accounts/own-account.ts';
import { listMembers } from '#shared/families/members/operations.ts';
import { list } from '#shared/families/members/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(list, async (call, { id, query }) => {
  assertOwnAccount(call, id);
  return listMembers(call, query);
});
