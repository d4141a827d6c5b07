import { assertOwnAccount } from '#shared/families/accounts/own-account.ts';
import { get } from '#shared/families/members/routes.ts';
import { userView } from '#shared/families/users/user-view.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { showRecord } from '#shared/http/operations.ts';

export const handler = endpoint(get, async (call, { id: account, member_id: id }) => {
  assertOwnAccount(call, account);
  return showRecord(userView)(call, { id });
});
