import { accountEndpoint } from '#shared/families/accounts/account-endpoint.ts';
import { inviteMember } from '#shared/families/members/operations.ts';
import { create } from '#shared/families/members/routes.ts';

export const handler = accountEndpoint(create, (call, { body }) => inviteMember(call, body));
