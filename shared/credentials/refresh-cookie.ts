import { secondsBetween } from '#shared/time.ts';

const name = 'refresh';
/** No script reads it, no other site sends it, and it comes only to where it is looked at. */
const attributes = 'HttpOnly; Secure; SameSite=Strict; Path=/v1/auth';

/** The cookie by which a browser keeps a refresh token until its end. */
export function refreshCookie(token: string, now: string, endsAt: string): string {
  return `${name}=${token}; ${attributes}; Max-Age=${Math.max(0, secondsBetween(now, endsAt))}`;
}

/** The cookie that makes a browser forget it. */
export const noRefreshCookie = `${name}=; ${attributes}; Max-Age=0`;

/** The refresh token among the cookies of a request. */
export function refreshCookieOf(cookies: readonly string[]): string | undefined {
  const pairs = cookies.flatMap((line) => line.split(';')).map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
}
