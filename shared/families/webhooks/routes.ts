import * as z from 'zod/mini';
import { PageQuery } from '#shared/fields/query.ts';
import { changeDays } from '#shared/limits.ts';
import { route } from '#shared/routes/route.ts';
import {
  Delivery,
  Replay,
  Webhook,
  WebhookCreate,
  WebhookReplay,
  WebhookRotate,
  WebhookUpdate,
  WebhookWithSecret,
} from './fields.ts';

const administration = { access: 'first-party', permissions: ['admin.account'] } as const;
const provisioning = { ...administration, writes: ['webhook'] } as const;

export const list = route(administration, {
  method: 'GET',
  path: '/v1/accounts/{id}/webhooks',
  summary: 'List webhooks',
  query: PageQuery,
  data: z.array(Webhook),
  list: true,
});

export const create = route(provisioning, {
  method: 'POST',
  path: '/v1/accounts/{id}/webhooks',
  summary: 'Create a webhook',
  description:
    'An account has at most 10. After 50 were deleted within an hour, no more are created for a while. Returns the ' +
    'secret once. ' +
    'Needs a plan with API access.',
  plan: true,
  body: WebhookCreate,
  data: WebhookWithSecret,
});

export const get = route(administration, {
  method: 'GET',
  path: '/v1/accounts/{id}/webhooks/{webhook_id}',
  summary: 'Get a webhook',
  data: Webhook,
});

export const update = route(provisioning, {
  method: 'PATCH',
  path: '/v1/accounts/{id}/webhooks/{webhook_id}',
  summary: 'Change a webhook',
  description: 'A webhook that is switched on again continues with its undelivered events.',
  plan: true,
  body: WebhookUpdate,
  data: Webhook,
});

export const remove = route(provisioning, {
  method: 'DELETE',
  path: '/v1/accounts/{id}/webhooks/{webhook_id}',
  summary: 'Delete a webhook',
  description: 'Undelivered events are no longer sent.',
});

export const rotate = route(provisioning, {
  method: 'POST',
  path: '/v1/accounts/{id}/webhooks/{webhook_id}/rotate',
  summary: 'Rotate the secret of a webhook',
  description:
    'Returns the secret once. Events are also signed with the previous one: for a day, or for `overlap_minutes`.',
  plan: true,
  refuses: ['invalid_transition'],
  body: WebhookRotate,
  bodyOf: Webhook,
  data: WebhookWithSecret,
});

export const test = route(provisioning, {
  method: 'POST',
  path: '/v1/accounts/{id}/webhooks/{webhook_id}/test',
  summary: 'Send a test event',
  description: 'The event has the type `webhook.test`. Its delivery is in the log like any other.',
  plan: true,
  refuses: ['invalid_transition'],
  data: Delivery,
});

export const deliveries = route(administration, {
  method: 'GET',
  path: '/v1/accounts/{id}/webhooks/{webhook_id}/deliveries',
  summary: 'List the deliveries of a webhook',
  description: `Newest first, of the last ${changeDays} days.`,
  query: PageQuery,
  data: z.array(Delivery),
  list: true,
});

export const redeliver = route(provisioning, {
  method: 'POST',
  path: '/v1/accounts/{id}/webhooks/{webhook_id}/deliveries/{event_id}/redeliver',
  summary: 'Redeliver an event',
  description:
    'With the same id and body, even if it was delivered. It is retried like a new event.',
  plan: true,
  refuses: ['invalid_transition'],
  data: Delivery,
});

export const replay = route(provisioning, {
  method: 'POST',
  path: '/v1/accounts/{id}/webhooks/{webhook_id}/replay',
  summary: 'Replay the events of a period',
  description:
    `Everything of the last ${changeDays} days that the webhook subscribes to, delivered or not, including the time before ` +
    'it was created or while it was switched off. Only one replay runs at a time.',
  plan: true,
  refuses: ['invalid_transition'],
  body: WebhookReplay,
  data: Replay,
});
