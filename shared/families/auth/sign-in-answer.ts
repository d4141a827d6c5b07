import type { SignInCall } from '#shared/auth/caller.ts';
import type { Answer } from '#shared/call.ts';
import { type Login, readLogin } from '#shared/credentials/login.ts';
import { refreshCookie } from '#shared/credentials/refresh-cookie.ts';
import { ApiError, invalidField } from '#shared/errors.ts';
import { type ActiveMembership, showAccount } from '#shared/families/accounts/memberships.ts';
import type { SignedIn } from './fields.ts';
import type { TokenPair } from './tokens.ts';

/** The response of a sign-in. A refresh token in a cookie is not in the body. */
export function answerSignedIn(
  { now }: SignInCall,
  membership: ActiveMembership,
  { response, refreshToken }: TokenPair,
  isCookie: boolean,
): Answer<SignedIn> {
  const { id, name, email, role, permissions } = membership.member;
  const data = {
    ...response,
    ...(isCookie ? {} : { refresh_token: refreshToken }),
    user: { id, name, email, role, permissions },
    account: showAccount(membership, now),
  };
  if (!isCookie) return { data };
  return { data, cookies: [refreshCookie(refreshToken, now, response.refresh_expires_at)] };
}

/** Only pages of this service may send or receive the cookie. */
export function assertSameOrigin({ client }: SignInCall): void {
  if (client.isSameOrigin) return;
  throw new ApiError('forbidden', {
    message: 'Cookies are only accepted from pages of this service.',
  });
}

/** @throws ApiError `invalid_session` where there is no such login any more */
export async function getLogin(email: string): Promise<Login> {
  const login = await readLogin(email);
  if (!login) throw invalid('invalid_session');
  return login;
}

export function invalid(
  code: 'invalid_session' | 'invalid_credentials' | 'second_factor_required',
  message?: string,
): ApiError {
  const headers = { 'WWW-Authenticate': 'Bearer' };
  return new ApiError(code, { headers, ...(message === undefined ? {} : { message }) });
}

export function noMember(): ApiError {
  const message = 'You are not an active member of this account.';
  return invalidField('account_id', 'not_found', message);
}
