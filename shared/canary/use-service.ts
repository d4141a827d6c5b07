import * as z from 'zod/mini';
import type { CanaryCredentials } from './credentials.ts';

const SignedIn = z.object({ data: z.object({ access_token: z.string() }) });
const Item = z.object({ data: z.object({ id: z.int(), name: z.string() }) });

/** The timeout of one call. Five of them take less than the timeout of the function. */
const timeoutMilliseconds = 4000;

interface Request {
  method: string;
  path: string;
  token?: string;
  body?: object;
}

/**
 * Signs in, creates an item, reads it, deletes it and signs out.
 * @throws Error that says which of them went wrong
 */
export async function useService(url: string, credentials: CanaryCredentials): Promise<void> {
  const call = (request: Request) => send(url, request);
  const login = { method: 'POST', path: '/v1/auth/login', body: credentials };
  const token = SignedIn.parse(await call(login)).data.access_token;
  try {
    const body = { name: `Canary ${new Date().toISOString()}` };
    const created = await call({ method: 'POST', path: '/v1/items', token, body });
    const path = `/v1/items/${Item.parse(created).data.id}`;
    try {
      const { name } = Item.parse(await call({ method: 'GET', path, token })).data;
      if (name !== body.name) throw new Error(`GET ${path} answered another name than was sent.`);
    } finally {
      await call({ method: 'DELETE', path, token });
    }
  } finally {
    await call({ method: 'POST', path: '/v1/auth/logout', token, body: {} });
  }
}

async function send(url: string, { method, path, token, body }: Request): Promise<unknown> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}.`);
  return text === '' ? undefined : JSON.parse(text);
}
