import { accountEndpoint } from '#shared/families/accounts/account-endpoint.ts';
import { updateMember } from '#shared/families/members/operations.ts';
import { update } from '#shared/families/members/routes.ts';

export const handler = accountEndpoint(update, (call, { member_id, body }) =>
  updateMember(call, member_id, body),
);
