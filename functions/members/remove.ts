import { accountEndpoint } from '#shared/families/accounts/account-endpoint.ts';
import { removeMember } from '#shared/families/members/operations.ts';
import { remove } from '#shared/families/members/routes.ts';

export const handler = accountEndpoint(remove, (call, { member_id }) =>
  removeMember(call, member_id),
);
