import * as z from 'zod/mini';
import { isWebhookAddress } from '#shared/auth/webhook-address.ts';
import { changeResources, eventTypes } from '#shared/families/changes/event-types.ts';
import { type BodyOf, createBody, updateBody } from '#shared/fields/body.ts';
import { choices } from '#shared/fields/collections.ts';
import { defaulted, optional, required } from '#shared/fields/field.ts';
import { Count, Id, Instant, recordShape } from '#shared/fields/record.ts';
import { responseOf, stored } from '#shared/fields/stored.ts';
import { longestWebAddress, longText, textThat } from '#shared/fields/texts.ts';
import { boolean, instant, number } from '#shared/fields/values.ts';

/** In minutes: a day, for which two secrets sign, and a week at most. */
const usualOverlap = 1440;
const longestOverlap = 10_080;

/** Everything, everything of a kind of record, or one type of event. */
const eventPatterns = [
  '*',
  ...changeResources.map((resource) => `${resource}.*` as const),
  ...eventTypes,
] as const;

function address() {
  const message = 'Must be an https address without a password.';
  return textThat(isWebhookAddress, longestWebAddress, message, 'uri');
}

const changeable = {
  url: required(address()),
  events: required(choices(eventPatterns, { min: 1 })),
  description: optional(longText()),
  active: defaulted(boolean(), true),
};

export const WebhookCreate = createBody(changeable);
export type WebhookCreate = BodyOf<typeof WebhookCreate>;
export const WebhookUpdate = updateBody(changeable);
export type WebhookUpdate = BodyOf<typeof WebhookUpdate>;

export const WebhookRotate = createBody({
  overlap_minutes: defaulted(number({ decimals: 0, max: longestOverlap }), usualOverlap),
});
export type WebhookRotate = BodyOf<typeof WebhookRotate>;

export const WebhookReplay = createBody({ from: required(instant()), to: required(instant()) });
export type WebhookReplay = BodyOf<typeof WebhookReplay>;

export const webhookStored = {
  ...changeable,
  disabled_at: stored(z.nullable(Instant), null),
  rotated_at: stored(z.nullable(Instant), null),
  previous_secret_expires_at: stored(z.nullable(Instant), null),
  replayed_from: stored(z.nullable(Instant), null),
  replayed_to: stored(z.nullable(Instant), null),
};

export const Webhook = z.strictObject({
  ...recordShape,
  ...responseOf(webhookStored),
  last_delivered_at: z.nullable(Instant),
  failing_since: z.nullable(Instant),
});
export type Webhook = z.infer<typeof Webhook>;

/** The webhook with its secret, which a repeat of the request does not contain. */
export const WebhookWithSecret = z.extend(Webhook, { secret: z.nullable(z.string()) });
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>;

const deliveryStates = ['pending', 'delivered', 'failed'] as const;

export const Attempt = z.strictObject({
  at: Instant,
  milliseconds: Count,
  status: z.nullable(z.int()),
  error: z.nullable(z.string()),
  answer: z.nullable(z.string()),
});
export type Attempt = z.infer<typeof Attempt>;

export const Delivery = z.strictObject({
  id: z.string(),
  type: z.string(),
  resource: z.string(),
  resource_id: Id,
  resource_version: Id,
  status: z.enum(deliveryStates),
  requests: Count,
  attempts: z.array(Attempt),
  created_at: Instant,
  delivered_at: z.nullable(Instant),
  next_attempt_at: z.nullable(Instant),
});
export type Delivery = z.infer<typeof Delivery>;

export const Replay = z.strictObject({ from: Instant, to: Instant });
export type Replay = z.infer<typeof Replay>;
