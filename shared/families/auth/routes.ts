import * as z from 'zod/mini';
import { route } from '#shared/routes/route.ts';
import {
  ConfirmResetBody,
  Ended,
  LoginBody,
  LogoutBody,
  PasswordBody,
  RefreshBody,
  ResetBody,
  SignedIn,
} from './fields.ts';

const signIn = { method: 'POST', access: 'sign-in', logins: true, status: 201 } as const;

export const login = route({
  ...signIn,
  path: '/v1/auth/login',
  summary: 'Sign in',
  body: LoginBody,
  data: SignedIn,
});

export const refresh = route({
  ...signIn,
  path: '/v1/auth/refresh',
  summary: 'Get the next tokens of a session',
  body: RefreshBody,
  data: SignedIn,
});

export const logout = route({
  ...signIn,
  path: '/v1/auth/logout',
  summary: 'Sign out',
  body: LogoutBody,
  data: Ended,
});

export const changePassword = route({
  ...signIn,
  path: '/v1/auth/password',
  summary: 'Change the own password',
  access: 'first-party',
  body: PasswordBody,
  data: Ended,
});

export const requestReset = route({
  ...signIn,
  path: '/v1/auth/reset',
  summary: 'Have a link mailed that sets a new password',
  body: ResetBody,
  data: z.strictObject({}),
});

export const confirmReset = route({
  ...signIn,
  path: '/v1/auth/reset/confirm',
  summary: 'Set a new password by a mailed link',
  body: ConfirmResetBody,
  data: Ended,
});
