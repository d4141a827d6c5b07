import type { View } from '#shared/records/view.ts';
import type { Webhook } from './fields.ts';
import { type WebhookRecord, webhook } from './record.ts';
import { readState } from './state.ts';

export const webhookView = {
  resource: webhook,
  show: ({ caller: { accountId }, now }, records) =>
    Promise.all(
      records.map(
        async ({ previous_secret_expires_at: end, ...shownWebhook }): Promise<Webhook> => {
          const webhookId = { account: accountId, webhook: shownWebhook.id };
          const { failing_since = null, last_delivered_at = null } = await readState(webhookId);
          const previous_secret_expires_at = end !== null && end > now ? end : null;
          return { ...shownWebhook, previous_secret_expires_at, last_delivered_at, failing_since };
        },
      ),
    ),
} satisfies View<WebhookRecord, Webhook>;
