import { randomInt } from 'node:crypto';
import { inject } from 'vitest';
import { password } from './account.ts';
import type { Answer } from './exchange.ts';
import { client } from './http.ts';
import { retryOnReset } from './rotate-clients.ts';

/** An address of its own, so that the attempts of one test do not count for another. */
export const newIp = () =>
  `2001:db8:${randomInt(65536).toString(16)}:${randomInt(65536).toString(16)}::1`;

type Headers = Record<string, string>;

/** Calls an endpoint of `/v1/auth`. */
export function auth(operation: string, body: object = {}, headers: Headers = {}): Promise<Answer> {
  return client().post(`/v1/auth/${operation}`, body, headers);
}

/** Signs a member in, and gives what was answered with a client for the session. */
export async function signIn(email: string, body: object = {}) {
  const login = () => auth('login', { email, password, ...body });
  const { status, body: answer } = await retryOnReset(login);
  if (status !== 201) throw new Error(`${email} could not sign in: ${JSON.stringify(answer)}`);
  const { access_token, refresh_token, user, account } = answer.data;
  return {
    accessToken: access_token as string,
    refreshToken: refresh_token as string,
    user,
    account,
    api: client(access_token),
  };
}

export type SignedInMember = Awaited<ReturnType<typeof signIn>>;

/** The headers of a page of the service itself. */
export function ownPage(): Headers {
  const { url, host } = inject('service');
  return { origin: `http://${host ?? new URL(url).host}` };
}

/** The refresh cookie that an answer sets, as a browser would send it. */
export function cookieOf({ headers }: Answer): string {
  return /^refresh=[^;]*/.exec(headers['set-cookie'] ?? '')?.[0] ?? '';
}
