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
 * @throws Error that names the first call that went wrong
 */
export async function useService(url: string, credentials: CanaryCredentials): Promise<void> {
  const call = <Out>(schema: z.ZodMiniType<Out>, request: Request) => send(url, request, schema);
  const login = { method: 'POST', path: '/v1/auth/login', body: credentials };
  const token = (await call(SignedIn, login)).data.access_token;
  const useItem = async () => {
    const body = { name: `Canary ${new Date().toISOString()}` };
    const created = await call(Item, { method: 'POST', path: '/v1/items', token, body });
    const path = `/v1/items/${created.data.id}`;
    const readItem = async () => {
      const { name } = (await call(Item, { method: 'GET', path, token })).data;
      if (name !== body.name) throw new Error(`GET ${path} answered another name than was sent.`);
    };
    await withCleanUp(readItem, () => call(z.unknown(), { method: 'DELETE', path, token }));
  };
  const logout = { method: 'POST', path: '/v1/auth/logout', token, body: {} };
  await withCleanUp(useItem, () => call(z.unknown(), logout));
}

/** Cleans up after work. If both fail, it throws the error of the work, which came first. */
async function withCleanUp(
  work: () => Promise<void>,
  cleanUp: () => Promise<unknown>,
): Promise<void> {
  const [worked] = await Promise.allSettled([work()]);
  const [cleaned] = await Promise.allSettled([cleanUp()]);
  for (const end of [worked, cleaned]) if (end.status === 'rejected') throw end.reason;
}

/** @throws Error that names the call, with what went wrong as its cause */
async function send<Out>(url: string, request: Request, schema: z.ZodMiniType<Out>): Promise<Out> {
  const call = `${request.method} ${request.path}`;
  const response = await exchange(url, request).catch((cause: unknown) => {
    throw new Error(`${call} got no answer.`, { cause });
  });
  if (!response.ok) throw new Error(`${call} was answered ${response.status}.`);
  try {
    return schema.parse(response.text === '' ? undefined : JSON.parse(response.text));
  } catch (cause) {
    throw new Error(`${call} was answered, but not as this service does.`, { cause });
  }
}

async function exchange(url: string, { method, path, token, body }: Request) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  const { ok, status } = response;
  return { ok, status, text: await response.text() };
}
