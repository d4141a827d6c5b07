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
const new_password = 'The new password: 12 characters at least, and not one that is guessed.';
const refresh_token = 'The refresh token; absent where it comes as a cookie.';

export default familyDocs({
  description: 'Signing in to our own apps, and passwords.',
  responses: {
    SignedIn: response(SignedIn, 'The tokens of a session, and whose it is.', {
      access_token: 'Goes with every request, as `Authorization: Bearer`.',
      token_type: 'How the access token is sent.',
      expires_in: 'For how many seconds the access token passes.',
      refresh_token: 'Gets the next tokens, once. Absent where it comes as a cookie.',
      refresh_expires_at: 'Until when the refresh token passes.',
      user: 'Who signed in.',
      account: 'The account that the session acts in.',
    }),
    SignedInUser: response(SignedIn.shape.user, 'Who signed in.', {
      id: 'The id of the member in the account.',
      name: 'The name of the member.',
      email,
      role: 'The preset that the permissions come from, or `custom`.',
      permissions: 'What the member may do in the account.',
    }),
    Ended: response(Ended, 'How many sessions a call ended.', {
      ended: 'How many sessions ended.',
    }),
    NoDetail: response(
      routes.requestReset.data,
      'Nothing: an answer that does not tell whether there is such an address.',
      {},
    ),
  },
  requests: {
    Login: request(
      LoginBody,
      'An address and its password.',
      {},
      {
        email,
        password: 'The password, as it was typed.',
        account_id: 'The account to act in; the last one, or else the first, if absent.',
        transport: 'With `cookie` the refresh token comes as a cookie that no script reads.',
      },
    ),
    Refresh: request(
      RefreshBody,
      'A refresh token.',
      {},
      {
        refresh_token,
        account_id: 'The account to act in from now on.',
      },
    ),
    Logout: request(
      LogoutBody,
      'Which sessions end.',
      {},
      {
        refresh_token: 'The refresh token of the session, where no access token is sent.',
        all: 'Whether all sessions of the login end.',
      },
    ),
    PasswordChange: request(
      PasswordBody,
      'The password, and the next one.',
      {},
      {
        current_password: 'The present password.',
        new_password,
      },
    ),
    PasswordReset: request(ResetBody, 'Whose password was forgotten.', {}, { email }),
    PasswordResetConfirm: request(
      ConfirmResetBody,
      'A new password by a mailed link.',
      {},
      {
        token: 'The token of the link. It passes once.',
        new_password,
      },
    ),
  },
});
