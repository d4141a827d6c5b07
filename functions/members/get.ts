import { assertOwnAccount } from '#shared/families/accounts/own-account.ts';
import { getMember } from '#shared/families/members/get.ts';
import { get } from '#shared/families/members/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(get, async (call, { id, member_id }) => {
  assertOwnAccount(call, id);
  return getMember(call, member_id);
});
