import * as z from 'zod/mini';
import { permissions } from '#shared/auth/grants.ts';
import { anyRole, MemberAccount } from '#shared/families/accounts/member-account.ts';
import { createBody } from '#shared/fields/body.ts';
import {
  type CreateValues,
  defaulted,
  type FieldSpecs,
  optional,
  required,
} from '#shared/fields/field.ts';
import { password } from '#shared/fields/password.ts';
import { Id, Instant } from '#shared/fields/record.ts';
import { secondFactorCode } from '#shared/fields/second-factor-code.ts';
import { email, text } from '#shared/fields/texts.ts';
import { boolean, choice, id } from '#shared/fields/values.ts';

const longestToken = 400;

const loginFields = {
  email: required(email()),
  password: required(password()),
  code: optional(secondFactorCode()),
  account_id: optional(id()),
  /** `cookie`: the refresh token is in an HttpOnly cookie instead of the body. */
  transport: defaulted(choice(['body', 'cookie']), 'body'),
} satisfies FieldSpecs;
export const LoginBody = createBody(loginFields);
export type LoginBody = CreateValues<typeof loginFields>;

const refreshFields = {
  refresh_token: optional(text(longestToken)),
  account_id: optional(id()),
} satisfies FieldSpecs;
export const RefreshBody = createBody(refreshFields);
export type RefreshBody = CreateValues<typeof refreshFields>;

const logoutFields = {
  refresh_token: optional(text(longestToken)),
  /** Every session of the login instead of this one. */
  all: defaulted(boolean(), false),
} satisfies FieldSpecs;
export const LogoutBody = createBody(logoutFields);
export type LogoutBody = CreateValues<typeof logoutFields>;

const passwordFields = {
  current_password: required(password()),
  new_password: required(password()),
} satisfies FieldSpecs;
export const PasswordBody = createBody(passwordFields);
export type PasswordBody = CreateValues<typeof passwordFields>;

const resetFields = { email: required(email()) } satisfies FieldSpecs;
export const ResetBody = createBody(resetFields);
export type ResetBody = CreateValues<typeof resetFields>;

const confirmFields = {
  token: required(text(longestToken)),
  new_password: required(password()),
} satisfies FieldSpecs;
export const ConfirmResetBody = createBody(confirmFields);
export type ConfirmResetBody = CreateValues<typeof confirmFields>;

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
