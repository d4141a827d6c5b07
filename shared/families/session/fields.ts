import * as z from 'zod/mini';
import { identity } from '#shared/families/users/fields.ts';
import { updateBody } from '#shared/fields/body.ts';
import { type FieldSpecs, optional, type UpdateValues } from '#shared/fields/field.ts';
import { Id, Instant } from '#shared/fields/record.ts';
import { text } from '#shared/fields/texts.ts';

const profileFields = {
  name: identity.name,
  phone: optional(text(40)),
  title: optional(text(100)),
} satisfies FieldSpecs;
export const ProfileUpdate = updateBody(profileFields);
export type ProfileUpdate = UpdateValues<typeof profileFields>;

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
