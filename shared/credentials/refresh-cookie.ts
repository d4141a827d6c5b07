import { secondsBetween } from '#shared/time.ts';

const name = 'refresh';
/** Hidden from scripts and other sites, and sent only to the endpoints that read it. */
const attributes = 'HttpOnly; Secure; SameSite=Strict; Path=/v1/auth';

/** The cookie with a refresh token, valid until the token's end. */
export function refreshCookie(token: string, now: string, endsAt: string): string {
  return `${name}=${token}; ${attributes}; Max-Age=${Math.max(0, secondsBetween(now, endsAt))}`;
}

/** The cookie that deletes it. */
export const noRefreshCookie = `${name}=; ${attributes}; Max-Age=0`;

export function refreshCookieOf(cookies: readonly string[]): string | undefined {
  const pairs = cookies.flatMap((line) => line.split(';')).map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
}
