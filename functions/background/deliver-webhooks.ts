import { forEachMessage } from '#shared/background/queue.ts';
import { deliverDue } from '#shared/families/webhooks/deliver-due.ts';
import type { WakeMessage } from '#shared/families/webhooks/wake.ts';

/** Called for a webhook that has deliveries to attempt. */
export const handler = forEachMessage<WakeMessage>(
  'WebhookLateness',
  (message) => message,
  ({ account, webhook }) => deliverDue({ account, webhook }, { clock: Date.now }),
);
