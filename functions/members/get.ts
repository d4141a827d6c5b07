import { accountEndpoint } from '#shared/families/accounts/account-endpoint.ts';
import { get } from '#shared/families/members/routes.ts';
import { userView } from '#shared/families/users/user-view.ts';
import { showRecord } from '#shared/http/operations.ts';

export const handler = accountEndpoint(get, (call, { member_id: id }) =>
  showRecord(userView)(call, { id }),
);
