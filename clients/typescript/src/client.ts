import createFetchClient, { type Client as FetchClient, type Middleware } from 'openapi-fetch';
import { type RetryOptions, withRetry } from './retry.ts';
import type { paths } from './schema.ts';
import { type TokenSource, withToken } from './token.ts';

export interface Client extends FetchClient<paths, 'application/json'> {
  /** How often and how long its calls are retried. */
  readonly retryOptions: Partial<RetryOptions>;
}

export interface ClientOptions extends Partial<RetryOptions> {
  /** The URL of the service, such as `https://api.example.com`. */
  baseUrl: string;
  /** An API key, the access token of a session, or a function that gets one for each call. */
  token?: string | TokenSource;
  /** Whether misspelt fields and parameters are refused instead of ignored: true by default. */
  isStrict?: boolean;
  /** Sends requests instead of the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
}

/** Creates a client with a method for each HTTP verb, such as `client.GET('/v1/items', …)`, typed by path. */
export function createClient({
  baseUrl,
  token,
  isStrict = true,
  fetch: sendOnce = (request) => globalThis.fetch(request),
  ...retryOptions
}: ClientOptions): Client {
  const send = (request: Request) =>
    withRetry(() => sendOnce(request.clone()), {
      ...retryOptions,
      signal: request.signal,
      isRetryable: request.method !== 'POST' || request.headers.has(idempotencyKey),
    });
  const client = createFetchClient<paths, 'application/json'>({
    baseUrl,
    // A browser caches by path and ETag: it could return another account's data, or outdated computed fields.
    cache: 'no-store',
    headers: {
      ...(isStrict ? { prefer: 'handling=strict' } : {}),
      ...(typeof token === 'string' ? { authorization: `Bearer ${token}` } : {}),
    },
    querySerializer: { array: { style: 'form', explode: false } },
    fetch: typeof token === 'function' ? (request) => withToken(request, token, send) : send,
  });
  client.use(idempotent);
  return Object.assign(client, { retryOptions });
}

const idempotencyKey = 'Idempotency-Key';

/** Adds an idempotency key to each POST, so that a retry does nothing twice. Sign-in endpoints take none. */
const idempotent: Middleware = {
  onRequest({ request, schemaPath }) {
    const hasKey = request.headers.has(idempotencyKey) || schemaPath.startsWith('/v1/auth/');
    if (request.method !== 'POST' || hasKey) return;
    request.headers.set(idempotencyKey, crypto.randomUUID());
  },
};
