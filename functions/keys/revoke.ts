import { accountEndpoint } from '#shared/families/accounts/account-endpoint.ts';
import { revokeKey } from '#shared/families/keys/operations.ts';
import { revoke } from '#shared/families/keys/routes.ts';

export const handler = accountEndpoint(revoke, (call, { key_id }) => revokeKey(call, key_id));
