import { assertOwnAccount } from '#shared/families/accounts/own-account.ts';
import { inviteMember } from '#shared/families/members/operations.ts';
import { create } from '#shared/families/members/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(create, async (call, { id, body }) => {
  assertOwnAccount(call, id);
  return inviteMember(call, body);
});
