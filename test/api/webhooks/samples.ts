import { newDeliveryOf } from '../../support/webhook-queue.ts';
import { newSampleOwner } from '../../support/writes/owner.ts';
import { create } from '../../support/writes/records.ts';
import type { Arrange } from '../../support/writes/write.ts';

const hook = { url: 'https://hooks.example.com/equipment', events: ['item.*'] };

/** The fields of a webhook that attempts to deliver, which happen after the calls, do not change. */
const stableFieldsOf = (path: string) =>
  `${path}?fields=url,active,version,rotated_at,replayed_from`;

const deliveriesOf = (path: string) => `${path}/deliveries?fields=type,requests`;

/** A call on a new webhook, with the paths that show the webhook, the number of webhooks, and its log. */
async function onWebhook(operation: string, body?: object) {
  const { as, accountId } = await newSampleOwner();
  const webhooks = `/v1/accounts/${accountId}/webhooks`;
  const webhook = await create(as.api, webhooks, hook);
  const path = `${webhooks}/${webhook}`;
  const webhookId = { account: accountId, webhook };
  const affectedPaths = [
    stableFieldsOf(path),
    `${webhooks}?limit=1&fields=url`,
    deliveriesOf(path),
  ];
  return { as, webhookId, path: `${path}${operation}`, ...(body ? { body } : {}), affectedPaths };
}

export const writes = {
  create: async () => {
    const { as, accountId } = await newSampleOwner();
    const webhooks = `/v1/accounts/${accountId}/webhooks`;
    return { as, path: webhooks, body: hook, affectedPaths: [`${webhooks}?limit=1&fields=url`] };
  },
  update: () => onWebhook('', { description: 'For the shop', active: false }),
  remove: () => onWebhook(''),
  rotate: () => onWebhook('/rotate', { overlap_minutes: 5 }),
  test: () => onWebhook('/test'),
  redeliver: async () => {
    const { as, webhookId, path, ...call } = await onWebhook('');
    // No function is woken to attempt it, since a concurrent attempt would make the call retry.
    const event = await newDeliveryOf(webhookId, Date.now());
    return { ...call, as, path: `${path}/deliveries/${event}/redeliver` };
  },
  replay: () => {
    const [from, to] = [-60, 60].map((minutes) =>
      new Date(Date.now() + minutes * 60_000).toISOString(),
    );
    return onWebhook('/replay', { from, to });
  },
} satisfies Record<string, Arrange>;
