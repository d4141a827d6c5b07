import { assertOwnAccount } from '#shared/families/accounts/own-account.ts';
import { removeMember } from '#shared/families/members/operations.ts';
import { remove } from '#shared/families/members/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(remove, async (call, { id, member_id }) => {
  assertOwnAccount(call, id);
  return removeMember(call, member_id);
});
