import { assertOwnAccount } from '#shared/families/accounts/own-account.ts';
import { keyView } from '#shared/families/keys/key-view.ts';
import { get } from '#shared/families/keys/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { showRecord } from '#shared/http/operations.ts';

export const handler = endpoint(get, async (call, { id: account, key_id: id }) => {
  assertOwnAccount(call, account);
  return showRecord(keyView)(call, { id });
});
