import createFetchClient, { type Client as FetchClient, type Middleware } from 'openapi-fetch';
import { type Patience, patiently } from './patiently.ts';
import type { paths } from './schema.ts';

export interface Client extends FetchClient<paths, 'application/json'> {
  /** What was said of how long its calls are tried again. */
  readonly patience: Partial<Patience>;
}

export interface ClientOptions extends Partial<Patience> {
  /** Where the service is, such as `https://api.example.com`. */
  baseUrl: string;
  /** An API key, or the access token of a session. */
  token?: string;
}

/** A client with a method a verb: `client.GET('/v1/items', …)`; the types say what each path takes. */
export function createClient({ baseUrl, token, ...patience }: ClientOptions): Client {
  const client = createFetchClient<paths, 'application/json'>({
    baseUrl,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    querySerializer: { array: { style: 'form', explode: false } },
    fetch: (request) =>
      patiently(() => fetch(request.clone()), {
        ...patience,
        signal: request.signal,
        isRepeatable: request.method !== 'POST' || request.headers.has(idempotencyKey),
      }),
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
