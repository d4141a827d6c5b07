import { assertOwnAccount } from '#shared/families/accounts/own-account.ts';
import { update } from '#shared/families/members/routes.ts';
import { updateMember } from '#shared/families/members/update.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(update, async (call, { id, member_id, body }) => {
  assertOwnAccount(call, id);
  return updateMember(call, member_id, body);
});
