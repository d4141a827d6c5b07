import { assertOwnAccount } from '#shared/families/accounts/own-account.ts';
import { replayEvents } from '#shared/families/webhooks/replays.ts';
import { replay } from '#shared/families/webhooks/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(replay, (call, { id, webhook_id, body }) => {
  assertOwnAccount(call, id);
  return replayEvents(call, webhook_id, body);
});
