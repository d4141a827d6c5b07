import * as z from 'zod/mini';
import { isPushService } from '#shared/auth/push-services.ts';
import { createBody, nested } from '#shared/fields/body.ts';
import {
  type CreateValues,
  type Field,
  type FieldSpecs,
  optional,
  required,
} from '#shared/fields/field.ts';
import { pageQuery } from '#shared/fields/query.ts';
import { Id, Instant } from '#shared/fields/record.ts';
import { longestWebAddress, text } from '#shared/fields/texts.ts';

/** The address of a subscription, which has to be one of a push service. */
function endpoint(): Field<string> {
  const field = text(longestWebAddress);
  return {
    ...field,
    json: { ...field.json, format: 'uri' },
    read: (value, refuse) => {
      const read = field.read(value, refuse);
      if (read === undefined || isPushService(read)) return read;
      refuse('invalid_value', 'Must be an address of the push service of a browser.');
      return undefined;
    },
  };
}

/** So many bytes in base64url, as browsers hand them out. */
function bytes(count: number): Field<string> {
  const field = text(200);
  return {
    ...field,
    read: (value, refuse) => {
      const read = field.read(value, refuse);
      if (read === undefined) return undefined;
      if (/^[\w-]+=*$/.test(read) && Buffer.from(read, 'base64url').length === count) return read;
      refuse('invalid_value', `Must be ${count} bytes in base64url.`);
      return undefined;
    },
  };
}

const keyFields = {
  p256dh: required(bytes(65)),
  auth: required(bytes(16)),
} satisfies FieldSpecs;

const subscriptionFields = {
  endpoint: required(endpoint()),
  keys: { ...nested(createBody(keyFields)), kind: 'required' as const },
  name: optional(text(100)),
} satisfies FieldSpecs;
export const SubscriptionCreate = createBody(subscriptionFields);
export type SubscriptionCreate = CreateValues<typeof subscriptionFields>;

export const Subscription = z.strictObject({
  id: Id,
  endpoint: z.string(),
  name: z.nullable(z.string()),
  created_at: Instant,
});
export type Subscription = z.infer<typeof Subscription>;

export const SubscriptionQuery = pageQuery();
export type SubscriptionQuery = z.output<typeof SubscriptionQuery>;

export const PushKey = z.strictObject({ public_key: z.nullable(z.string()) });
