import { accountEndpoint } from '#shared/families/accounts/account-endpoint.ts';
import { replayEvents } from '#shared/families/webhooks/replay.ts';
import { replay } from '#shared/families/webhooks/routes.ts';

export const handler = accountEndpoint(replay, (call, { webhook_id, body }) =>
  replayEvents(call, webhook_id, body),
);
