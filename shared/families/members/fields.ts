import * as z from 'zod/mini';
import { grantFields, identity, memberStatuses, oneGrant } from '#shared/families/users/fields.ts';
import { type BodyOf, createBody, updateBody } from '#shared/fields/body.ts';
import { defaulted, optional, required } from '#shared/fields/field.ts';
import { wordParameter } from '#shared/fields/parameters.ts';
import { password } from '#shared/fields/password.ts';
import { pageParameters } from '#shared/fields/query.ts';
import { Named } from '#shared/fields/record.ts';
import { token } from '#shared/fields/texts.ts';
import { boolean } from '#shared/fields/values.ts';

export const MemberInvite = createBody({ ...identity, ...grantFields }, oneGrant);
export type MemberInvite = BodyOf<typeof MemberInvite>;

export const MemberUpdate = updateBody({
  name: identity.name,
  ...grantFields,
  active: defaulted(boolean(), true),
});
export type MemberUpdate = BodyOf<typeof MemberUpdate>;

export const InvitationAccept = createBody({
  token: required(token()),
  new_password: optional(password()),
});
export type InvitationAccept = BodyOf<typeof InvitationAccept>;

export const MemberQuery = z.object({
  ...pageParameters,
  status: wordParameter(memberStatuses),
});
export type MemberQuery = z.output<typeof MemberQuery>;

/** The membership that an invitation gave, and the address that signs in to it. */
export const Joined = z.strictObject({ email: z.string(), account: Named });
export type Joined = z.infer<typeof Joined>;
