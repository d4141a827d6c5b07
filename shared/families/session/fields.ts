import * as z from 'zod/mini';
import { identity, itemColumns, Preferences, User } from '#shared/families/users/fields.ts';
import { type BodyOf, createBody, nested, nestedList, updateBody } from '#shared/fields/body.ts';
import { list } from '#shared/fields/collections.ts';
import { defaulted, optional, required } from '#shared/fields/field.ts';
import { Count, Id, Instant } from '#shared/fields/record.ts';
import { secondFactorCode, text } from '#shared/fields/texts.ts';
import { choice } from '#shared/fields/values.ts';

const viewFields = {
  name: required(text(60)),
  query: required(text(2000)),
};

const preferenceFields = {
  views: nestedList(createBody(viewFields), { min: 0, max: 30 }),
  columns: defaulted(list(choice(itemColumns), { max: itemColumns.length }), []),
};

export const ProfileUpdate = updateBody({
  name: identity.name,
  phone: optional(text(40)),
  title: optional(text(100)),
  preferences: nested(createBody(preferenceFields)),
});
export type ProfileUpdate = BodyOf<typeof ProfileUpdate>;

/** The profile of the signed-in member. It has no version, since the second factor belongs to the login. */
export const Profile = z.strictObject({
  ...z.omit(User, { version: true }).shape,
  preferences: Preferences,
  second_factor: z.boolean(),
  recovery_codes_left: Count,
});
export type Profile = z.infer<typeof Profile>;

export const TotpCode = createBody({ code: required(secondFactorCode()) });
export type TotpCode = BodyOf<typeof TotpCode>;

/** Null in the answer to a repeat of the request, as the codes are. */
export const TotpSecret = z.strictObject({
  secret: z.nullable(z.string()),
  otpauth_url: z.nullable(z.string()),
});
export type TotpSecret = z.infer<typeof TotpSecret>;

export const RecoveryCodes = z.strictObject({ recovery_codes: z.nullable(z.array(z.string())) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

export const Session = z.strictObject({
  id: Id,
  current: z.boolean(),
  account: z.strictObject({ id: Id, name: z.string() }),
  created_at: Instant,
  last_used_at: Instant,
  expires_at: Instant,
  ip: z.string(),
  user_agent: z.nullable(z.string()),
});
export type Session = z.infer<typeof Session>;
