import * as z from 'zod/mini';
import { Actor } from '#shared/actor.ts';
import { keyAccess, scopes } from '#shared/auth/grants.ts';
import { type BodyOf, createBody, updateBody } from '#shared/fields/body.ts';
import { list } from '#shared/fields/collections.ts';
import { defaulted, optional, required } from '#shared/fields/field.ts';
import { wordParameter } from '#shared/fields/parameters.ts';
import { PageQuery } from '#shared/fields/query.ts';
import { Count, Instant, recordShape } from '#shared/fields/record.ts';
import { responseOf, stored } from '#shared/fields/stored.ts';
import { email, text } from '#shared/fields/texts.ts';
import { choice, id, number } from '#shared/fields/values.ts';

/** In minutes: a week, the longest time for which two tokens of a key are valid. */
const longestOverlap = 10_080;
const usualOverlap = 60;

const changeable = {
  name: required(text(60)),
  access: required(choice(keyAccess)),
  scopes: defaulted(list(choice(scopes), { max: scopes.length }), []),
  contact_email: optional(email()),
};

/** The member who creates the key, and whose permissions limit it. */
const creator = { user_id: required(id()) };

export const KeyCreate = createBody(changeable);
export type KeyCreate = BodyOf<typeof KeyCreate>;
/** A key that an operator creates for a member. */
export const KeyProvision = createBody({ ...changeable, ...creator });
export const KeyUpdate = updateBody(changeable);
export type KeyUpdate = BodyOf<typeof KeyUpdate>;

export const KeyRotate = createBody({
  overlap_minutes: defaulted(number({ decimals: 0, max: longestOverlap }), usualOverlap),
});
export type KeyRotate = BodyOf<typeof KeyRotate>;

const responseFields = {
  ...changeable,
  token_hint: stored(z.string(), ''),
  rotated_at: stored(z.nullable(Instant), null),
  revoked_at: stored(z.nullable(Instant), null),
  revoked_by: stored(z.nullable(Actor), null),
};

export const keyStored = {
  ...responseFields,
  ...creator,
  /** The `<id>` of the token. */
  token_id: stored(z.string(), ''),
  previous_ends_at: stored(z.nullable(Instant), null),
};

const states = ['active', 'revoked'] as const;

export const KeyQuery = z.extend(PageQuery, { status: wordParameter([...states, 'all']) });
export type KeyQuery = z.output<typeof KeyQuery>;

export const Key = z.strictObject({
  ...recordShape,
  ...responseOf(responseFields),
  status: z.enum(states),
  last_used_at: z.nullable(Instant),
  /** The requests of this minute. */
  rate: z.strictObject({ limit: z.int(), used: Count, reset: z.int() }),
  previous_token_expires_at: z.nullable(Instant),
});
export type Key = z.infer<typeof Key>;

/** The key with its token, which a repeat of the request does not contain. */
export const KeyWithToken = z.extend(Key, { token: z.nullable(z.string()) });
export type KeyWithToken = z.infer<typeof KeyWithToken>;
