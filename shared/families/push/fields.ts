import * as z from 'zod/mini';
import { isPushService } from '#shared/auth/push-services.ts';
import { type BodyOf, createBody, nested } from '#shared/fields/body.ts';
import { optional, required } from '#shared/fields/field.ts';
import { Id, Instant } from '#shared/fields/record.ts';
import { longestWebAddress, text, textThat } from '#shared/fields/texts.ts';

/** The endpoint of a subscription, which must belong to a known push service. */
function endpoint() {
  const message = "Must be the address of a browser's push service.";
  return textThat(isPushService, longestWebAddress, message, 'uri');
}

/** This many bytes in base64url, as browsers provide them. */
function bytes(count: number) {
  const areBytes = (value: string) =>
    /^[\w-]+=*$/.test(value) && Buffer.from(value, 'base64url').length === count;
  return textThat(areBytes, 200, `Must be ${count} bytes in base64url.`);
}

const keyFields = {
  p256dh: required(bytes(65)),
  auth: required(bytes(16)),
};

export const SubscriptionCreate = createBody({
  endpoint: required(endpoint()),
  keys: { ...nested(createBody(keyFields)), kind: 'required' as const },
  name: optional(text(100)),
});
export type SubscriptionCreate = BodyOf<typeof SubscriptionCreate>;

export const Subscription = z.strictObject({
  id: Id,
  endpoint: z.string(),
  name: z.nullable(z.string()),
  created_at: Instant,
});
export type Subscription = z.infer<typeof Subscription>;

export const PushKey = z.strictObject({ public_key: z.nullable(z.string()) });
