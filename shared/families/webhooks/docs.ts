import { familyDocs, request, response, textsOf } from '#shared/fields/docs.ts';
import { changeDays } from '#shared/limits.ts';
import {
  Attempt,
  Delivery,
  Replay,
  Webhook,
  WebhookCreate,
  WebhookReplay,
  WebhookRotate,
  WebhookUpdate,
  WebhookWithSecret,
  webhookStored,
} from './fields.ts';

const texts = textsOf(webhookStored, {
  url: 'Where events are posted: a public https address.',
  events:
    'What it subscribes to: `*`, all of a kind of record (`item.*`), or single types of events.',
  description: 'What it is for.',
  active: 'Whether events are delivered.',
  disabled_at: 'When the service switched it off, after five days without one success.',
  rotated_at: 'When it last got a new secret.',
  previous_secret_expires_at: 'When the previous secret stops signing.',
  replayed_from: 'The start of the period that was last replayed.',
  replayed_to: 'The end of the period that was last replayed.',
  last_delivered_at: 'When something was last delivered.',
  failing_since: 'When the first attempt after the last success failed.',
});

export default familyDocs({
  description:
    'Webhooks, for owners of the account: each change is posted to an address of yours, ' +
    'signed according to [Standard Webhooks](https://www.standardwebhooks.com).',
  responses: {
    Webhook: response(Webhook, 'A webhook.', texts, WebhookCreate),
    WebhookWithSecret: response(
      WebhookWithSecret,
      'A webhook with its secret.',
      { ...texts, secret: 'The secret, returned once; null for a repeated request.' },
      WebhookCreate,
    ),
    Delivery: response(Delivery, 'The delivery of an event to a webhook.', {
      id: 'The id of the event. Each attempt sends it as `webhook-id`.',
      type: 'What happened.',
      resource: 'The kind of record.',
      resource_id: 'The id of the record.',
      resource_version: 'The version of the record that the event is about.',
      status: 'Pending while there is another attempt, then delivered or failed.',
      requests: 'How often it was requested: once by the event, and by each redelivery and replay.',
      attempts: 'The latest attempts, oldest first.',
      created_at: 'When the delivery was made.',
      delivered_at: 'When it was delivered.',
      next_attempt_at: 'When it is tried next.',
    }),
    Attempt: response(Attempt, 'An attempt of a delivery.', {
      at: 'When it began.',
      milliseconds: 'How long it took.',
      status: 'The status of the answer; null without one.',
      error: 'Why there was no answer.',
      answer: 'The first 1,000 characters of the answer.',
    }),
    Replay: response(Replay, 'The period whose events are sent again.', {
      from: 'The start of the period.',
      to: 'The end of the period.',
    }),
  },
  requests: {
    WebhookCreate: request(WebhookCreate, 'A new webhook.', texts),
    WebhookUpdate: request(WebhookUpdate, 'The fields of a webhook that change.', texts),
    WebhookRotate: request(WebhookRotate, 'The rotation of a secret.', {
      overlap_minutes: 'Minutes for which the previous secret signs, too; 0 ends it at once.',
    }),
    WebhookReplay: request(WebhookReplay, 'What is sent again.', {
      from: `Events that happened at this time or later, at most ${changeDays} days ago.`,
      to: 'Events that happened before this time.',
    }),
  },
});
