import { onTestFinished, vi } from 'vitest';
import type { Permission } from '#console/api/records.ts';
import { session } from '#console/api/session.ts';
import { signedIn } from './sample.ts';

/** The response to a request of a page: a body, and a status if it is not 200. */
type Answer = readonly [body: object, status?: number];

/** Signs a member with these permissions in, and answers the requests of the page until the test is over. */
export function serve(
  permissions: readonly string[],
  answerOf: (method: string, path: string, body: unknown, headers: Headers) => Answer = () => [
    { data: [] },
  ],
): void {
  const { user, account } = signedIn;
  const before = session.get();
  session.set({
    kind: 'in',
    token: 'token',
    validUntil: Date.now() + 3_600_000,
    user: { ...user, permissions: permissions as Permission[] },
    account,
  });
  vi.stubGlobal('fetch', async (request: Request) => {
    const text = await request.text();
    const { pathname, search } = new URL(request.url);
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const [answer, status = 200] = answerOf(
      request.method,
      `${pathname}${search}`,
      body,
      request.headers,
    );
    return Response.json(answer, { status });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    session.set(before);
  });
}

/** An error response of the service. */
export const refusal = (code: string, status: number, fields: object = {}): Answer => [
  { error: { code, status, message: 'Refused.', request_id: '', fields } },
  status,
];
