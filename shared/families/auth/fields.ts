import * as z from 'zod/mini';
import { anyRole, permissions } from '#shared/auth/grants.ts';
import { MemberAccount } from '#shared/families/accounts/member-account.ts';
import { type BodyOf, createBody } from '#shared/fields/body.ts';
import { defaulted, optional, required } from '#shared/fields/field.ts';
import { password } from '#shared/fields/password.ts';
import { Id, Instant } from '#shared/fields/record.ts';
import { email, secondFactorCode, token } from '#shared/fields/texts.ts';
import { boolean, choice, id } from '#shared/fields/values.ts';

export const LoginBody = createBody({
  email: required(email()),
  password: required(password()),
  code: optional(secondFactorCode()),
  account_id: optional(id()),
  /** `cookie`: the refresh token is in an HttpOnly cookie instead of the body. */
  transport: defaulted(choice(['body', 'cookie']), 'body'),
});
export type LoginBody = BodyOf<typeof LoginBody>;

export const RefreshBody = createBody({
  refresh_token: optional(token()),
  account_id: optional(id()),
});
export type RefreshBody = BodyOf<typeof RefreshBody>;

export const LogoutBody = createBody({
  refresh_token: optional(token()),
  /** Every session of the login instead of this one. */
  all: defaulted(boolean(), false),
});
export type LogoutBody = BodyOf<typeof LogoutBody>;

export const PasswordBody = createBody({
  current_password: required(password()),
  new_password: required(password()),
});
export type PasswordBody = BodyOf<typeof PasswordBody>;

export const ResetBody = createBody({ email: required(email()) });
export type ResetBody = BodyOf<typeof ResetBody>;

export const ConfirmResetBody = createBody({
  token: required(token()),
  new_password: required(password()),
});
export type ConfirmResetBody = BodyOf<typeof ConfirmResetBody>;

export const SignedIn = z.strictObject({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
  refresh_token: z.optional(z.string()),
  refresh_expires_at: Instant,
  user: z.strictObject({
    id: Id,
    name: z.string(),
    email: z.string(),
    role: z.enum(anyRole),
    permissions: z.array(z.enum(permissions)),
  }),
  account: MemberAccount,
});
export type SignedIn = z.infer<typeof SignedIn>;

export const Ended = z.strictObject({ ended: z.int() });
