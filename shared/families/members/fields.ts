import * as z from 'zod/mini';
import { grantFields, identity, memberStatuses, oneGrant } from '#shared/families/users/fields.ts';
import { createBody, updateBody } from '#shared/fields/body.ts';
import {
  type CreateValues,
  defaulted,
  type FieldSpecs,
  optional,
  required,
  type UpdateValues,
} from '#shared/fields/field.ts';
import { wordParameter } from '#shared/fields/parameters.ts';
import { password } from '#shared/fields/password.ts';
import { pageParameters } from '#shared/fields/query.ts';
import { Named } from '#shared/fields/record.ts';
import { text } from '#shared/fields/texts.ts';
import { boolean } from '#shared/fields/values.ts';

const longestToken = 400;

const inviteFields = { ...identity, ...grantFields } satisfies FieldSpecs;
export const MemberInvite = createBody(inviteFields, oneGrant);
export type MemberInvite = CreateValues<typeof inviteFields>;

const changeFields = {
  name: identity.name,
  ...grantFields,
  active: defaulted(boolean(), true),
} satisfies FieldSpecs;
export const MemberUpdate = updateBody(changeFields);
export type MemberUpdate = UpdateValues<typeof changeFields>;

const acceptFields = {
  token: required(text(longestToken)),
  new_password: optional(password()),
} satisfies FieldSpecs;
export const InvitationAccept = createBody(acceptFields);
export type InvitationAccept = CreateValues<typeof acceptFields>;

export const MemberQuery = z.object({
  ...pageParameters,
  status: wordParameter(memberStatuses),
});
export type MemberQuery = z.output<typeof MemberQuery>;

/** The membership that an invitation gave, and the address that signs in to it. */
export const Joined = z.strictObject({ email: z.string(), account: Named });
export type Joined = z.infer<typeof Joined>;
