import { familyDocs, request, response } from '#shared/fields/docs.ts';
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
import * as routes from './routes.ts';

const email = 'The address that the member signs in with.';
const new_password = 'The new password: at least 12 characters, and hard to guess.';
const refresh_token = 'The refresh token. Absent if sent as a cookie.';

export default familyDocs({
  description: 'Signing in to the web and mobile apps, and passwords.',
  responses: {
    SignedIn: response(SignedIn, 'The tokens of a session and its member.', {
      access_token: 'The bearer token of every request: `Authorization: Bearer`.',
      token_type: 'How the access token is sent.',
      expires_in: 'Seconds until the access token expires.',
      refresh_token: 'Exchange it for new tokens, once. Absent if it was sent as a cookie.',
      refresh_expires_at: 'When the refresh token expires.',
      user: 'Who signed in.',
      account: 'The account that the session acts in.',
    }),
    SignedInUser: response(SignedIn.shape.user, 'Who signed in.', {
      id: 'The id of the member in the account.',
      name: 'The name of the member.',
      email,
      role: 'The role, or `custom` for individual permissions.',
      permissions: 'The permissions of the member.',
    }),
    Ended: response(Ended, 'The number of ended sessions.', {
      ended: 'Number of ended sessions.',
    }),
    NoDetail: response(
      routes.requestReset.data,
      'Empty: the answer does not reveal whether the address exists.',
      {},
    ),
  },
  requests: {
    Login: request(
      LoginBody,
      'An email address, a password, and a code where a second factor is on.',
      {
        email,
        password: 'The password.',
        code: 'The code of the second factor, or a recovery code. Each is accepted once.',
        account_id: 'The account to sign in to. Default: the last one used, or the first.',
        transport: 'With `cookie` the refresh token comes as a cookie that no script reads.',
      },
    ),
    Refresh: request(RefreshBody, 'A refresh token.', {
      refresh_token,
      account_id: 'The account to switch to.',
    }),
    Logout: request(LogoutBody, 'The sessions to end.', {
      refresh_token: 'The refresh token of the session, if no access token is sent.',
      all: 'Whether to end all sessions of the login.',
    }),
    PasswordChange: request(PasswordBody, 'The current and the new password.', {
      current_password: 'The current password.',
      new_password,
    }),
    PasswordReset: request(ResetBody, 'The address of a login.', { email }),
    PasswordResetConfirm: request(ConfirmResetBody, 'A new password, set with an emailed link.', {
      token: 'The token of the link. It works once.',
      new_password,
    }),
  },
});
