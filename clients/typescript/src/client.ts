import createFetchClient, { type Client as FetchClient, type Middleware } from 'openapi-fetch';
import { type Patience, patiently } from './patiently.ts';
import type { paths } from './schema.ts';
import { type TokenSource, withToken } from './token.ts';

export interface Client extends FetchClient<paths, 'application/json'> {
  /** What was said of how long its calls are tried again. */
  readonly patience: Partial<Patience>;
}

export interface ClientOptions extends Partial<Patience> {
  /** Where the service is, such as `https://api.example.com`. */
  baseUrl: string;
  /** An API key, the access token of a session, or a function that gets one for each call. */
  token?: string | TokenSource;
  /** Sends requests instead of the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
}

/** A client with a method a verb: `client.GET('/v1/items', …)`; the types say what each path takes. */
export function createClient({ baseUrl, token, fetch, ...patience }: ClientOptions): Client {
  const sendOnce = fetch ?? ((request) => globalThis.fetch(request));
  const send = (request: Request) =>
    patiently(() => sendOnce(request.clone()), {
      ...patience,
      signal: request.signal,
      isRepeatable: request.method !== 'POST' || request.headers.has(idempotencyKey),
    });
  const client = createFetchClient<paths, 'application/json'>({
    baseUrl,
    headers: typeof token === 'string' ? { authorization: `Bearer ${token}` } : {},
    querySerializer: { array: { style: 'form', explode: false } },
    fetch: typeof token === 'function' ? (request) => withToken(request, token, send) : send,
  });
  client.use(idempotent);
  return Object.assign(client, { patience });
}

const idempotencyKey = 'Idempotency-Key';

/** Names each POST, so that its repetitions do nothing twice. What signs in takes no name. */
const idempotent: Middleware = {
  onRequest({ request, schemaPath }) {
    const isNamed = request.headers.has(idempotencyKey) || schemaPath.startsWith('/v1/auth/');
    if (request.method !== 'POST' || isNamed) return;
    request.headers.set(idempotencyKey, crypto.randomUUID());
  },
};
