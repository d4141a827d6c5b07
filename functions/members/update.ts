import { assertOwnAccount } from '#shared/families/accounts/own-account.ts';
import { updateMember } from '#shared/families/members/operations.ts';
import { update } from '#shared/families/members/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(update, async (call, { id, member_id, body }) => {
  assertOwnAccount(call, id);
  return updateMember(call, member_id, body);
});
