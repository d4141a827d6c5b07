import { accountEndpoint } from '#shared/families/accounts/account-endpoint.ts';
import { keyView } from '#shared/families/keys/key-view.ts';
import { get } from '#shared/families/keys/routes.ts';
import { showRecord } from '#shared/http/operations.ts';

export const handler = accountEndpoint(get, (call, { key_id: id }) =>
  showRecord(keyView)(call, { id }),
);
