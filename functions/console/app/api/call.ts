import { Problem } from './problem.ts';
import { renew } from './renew.ts';
import { type Method, type Reply, type Sent, send } from './send.ts';
import { signedIn } from './session.ts';

/** A token that ends so soon would end on its way. */
const leastMilliseconds = 15_000;

/** Reads. */
export function get<T>(path: string, sent?: Sent): Promise<Reply<T>> {
  return call<T>('GET', path, sent);
}

/** Writes, exactly once, however often the request has to be sent. */
export function post<T>(path: string, body: object = {}, sent: Sent = {}): Promise<Reply<T>> {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  return repeated(() => call<T>('POST', path, { ...sent, body, headers }));
}

/** Changes a record; only as long as it has the version, where one is given. */
export function patch<T>(path: string, body: object, version?: number): Promise<Reply<T>> {
  const headers: Record<string, string> =
    version === undefined ? {} : { 'If-Match': `"${version}"` };
  return call<T>('PATCH', path, { body, headers });
}

export function remove(path: string): Promise<Reply<undefined>> {
  return call<undefined>('DELETE', path);
}

/** Calls the API for the member; once more with a new token where the old one is over. */
async function call<T>(method: Method, path: string, sent: Sent = {}): Promise<Reply<T>> {
  if (signedIn().validUntil - Date.now() < leastMilliseconds) await renew(signedIn().token);
  const { token } = signedIn();
  try {
    return await send<T>(method, path, withToken(sent, token));
  } catch (cause) {
    if (!(cause instanceof Problem && cause.status === 401)) throw cause;
    await renew(token);
    return send<T>(method, path, withToken(sent, signedIn().token));
  }
}

function withToken(sent: Sent, token: string): Sent {
  return { ...sent, headers: { ...sent.headers, Authorization: `Bearer ${token}` } };
}

/** An answer that was lost on its way is asked for once more. */
async function repeated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const isWorthIt = cause instanceof Problem && (cause.status === 0 || cause.status === 503);
    if (!isWorthIt) throw cause;
    await new Promise((resolve) => setTimeout(resolve, 700));
    return work();
  }
}
