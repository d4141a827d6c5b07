import { family, sent, shown } from '#shared/fields/meaning.ts';
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

export const auth = family(routes, {
  is: 'Signing in to our own apps, and passwords.',
  shows: {
    SignedIn: shown(SignedIn, 'The tokens of a session, and whose it is.', {
      access_token: 'Goes with every request, as `Authorization: Bearer`.',
      token_type: 'How the access token is sent.',
      expires_in: 'For how many seconds the access token passes.',
      refresh_token: 'Gets the next tokens, once. Absent where it comes as a cookie.',
      refresh_expires_at: 'Until when the refresh token passes.',
      user: 'Who signed in.',
      account: 'The account that the session acts in.',
    }),
    SignedInUser: shown(SignedIn.shape.user, 'Who signed in.', {
      id: 'The id of the member in the account.',
      name: 'The name of the member.',
      email,
      role: 'The preset that the permissions come from, or `custom`.',
      permissions: 'What the member may do in the account.',
    }),
    Ended: shown(Ended, 'How many sessions a call ended.', { ended: 'How many sessions ended.' }),
    NoDetail: shown(
      routes.requestReset.data,
      'Nothing: an answer that does not tell whether there is such an address.',
      {},
    ),
  },
  takes: {
    Login: sent(
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
    Refresh: sent(
      RefreshBody,
      'A refresh token.',
      {},
      {
        refresh_token,
        account_id: 'The account to act in from now on.',
      },
    ),
    Logout: sent(
      LogoutBody,
      'Which sessions end.',
      {},
      {
        refresh_token: 'The refresh token of the session, where no access token is sent.',
        all: 'Whether all sessions of the login end.',
      },
    ),
    PasswordChange: sent(
      PasswordBody,
      'The password, and the next one.',
      {},
      {
        current_password: 'The present password.',
        new_password,
      },
    ),
    PasswordReset: sent(ResetBody, 'Whose password was forgotten.', {}, { email }),
    PasswordResetConfirm: sent(
      ConfirmResetBody,
      'A new password by a mailed link.',
      {},
      {
        token: 'The token of the link. It passes once.',
        new_password,
      },
    ),
  },
  operations: {
    login: {
      says: 'An unknown address and a wrong password are answered alike, and attempts are bounded.',
      refuses: ['invalid_credentials', 'forbidden'],
    },
    refresh: {
      says: 'The refresh token is spent with it; one that comes back later ends the session.',
      refuses: ['invalid_session', 'forbidden'],
    },
    logout: {
      says: 'By the access token, or by the refresh token.',
      refuses: ['invalid_session', 'forbidden'],
    },
    changePassword: { says: 'Ends the other sessions of the login.' },
    requestReset: { says: 'Answers the same whether or not there is such an address.' },
    confirmReset: { says: 'Ends all sessions of the login.' },
  },
});
