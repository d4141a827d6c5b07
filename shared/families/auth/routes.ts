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

export const login = route(signIn, {
  path: '/v1/auth/login',
  summary: 'Sign in',
  description:
    'An unknown address and a wrong password get the same answer. Attempts are limited. With a second factor, the ' +
    'right password without `code` is refused by `second_factor_required`.',
  refuses: ['invalid_credentials', 'second_factor_required', 'forbidden'],
  body: LoginBody,
  data: SignedIn,
});

export const refresh = route(signIn, {
  path: '/v1/auth/refresh',
  summary: 'Refresh the tokens of a session',
  description: 'Uses up the refresh token. Reusing one later ends the session.',
  refuses: ['invalid_session', 'forbidden'],
  body: RefreshBody,
  data: SignedIn,
});

export const logout = route(signIn, {
  path: '/v1/auth/logout',
  summary: 'Sign out',
  description: 'Needs the access token or the refresh token.',
  refuses: ['invalid_session', 'forbidden'],
  body: LogoutBody,
  data: Ended,
});

export const changePassword = route(signIn, {
  path: '/v1/auth/password',
  summary: 'Change your password',
  description: 'Ends the other sessions of the login.',
  access: 'first-party',
  body: PasswordBody,
  data: Ended,
});

export const requestReset = route(signIn, {
  path: '/v1/auth/reset',
  summary: 'Request a link to reset a password',
  description: 'The answer is the same whether or not the address exists.',
  body: ResetBody,
  data: z.strictObject({}),
});

export const confirmReset = route(signIn, {
  path: '/v1/auth/reset/confirm',
  summary: 'Reset a password',
  description: 'Ends all sessions of the login.',
  body: ConfirmResetBody,
  data: Ended,
});
