import { beforeAll, expect, test } from 'vitest';
import { routes } from '#shared/families/routes.ts';
import { newAccount } from '../support/account.ts';
import { type Client, client } from '../support/http.ts';
import { rotateClients } from '../support/rotate-clients.ts';
import { signIns } from '../support/writes/sign-ins.ts';
import { writes } from '../support/writes/writes.ts';

/** Enough keys that none reaches its rate limit, even on a fast stack. */
const keys = 8;
let api: Client;

beforeAll(async () => {
  const account = await newAccount();
  const accountKeys = await Promise.all(Array.from({ length: keys }, () => account.newKey()));
  api = rotateClients(accountKeys.map((key) => key.api));
});

/** The route of a sample call, whose name is that of the endpoint and, if it has several, of the case. */
function routeOf(sample: string) {
  const [name] = sample.split(' ');
  const endpoint = routes.find((one) => one.name === name);
  if (!endpoint) throw new Error(`There is no endpoint ${name}.`);
  return endpoint.route;
}

/** Sends a sample call. */
function send(to: Client, { method }: { method: string }, path: string, body?: object) {
  if (method === 'DELETE') return to.delete(path, undefined, body);
  const write = { POST: to.post, PUT: to.put, PATCH: to.patch }[method];
  if (!write) throw new Error(`${method} writes nothing.`);
  return write(path, body);
}

test.each(Object.entries(writes))(
  '%s has the permissions that it needs, and its result can be read',
  async (name, arrange) => {
    const route = routeOf(name);
    const { id, path = route.path.replace('{id}', String(id)), ...write } = await arrange(api);
    const to = write.as?.api ?? api;
    const { status } = await send(to, route, path, write.body);
    expect(status).toBe(write.status ?? route.status);
    for (const shown of write.affectedPaths) expect((await to.get(shown)).status).toBeLessThan(500);
  },
);

test.each(Object.entries(signIns))(
  '%s has the permissions that it needs',
  async (name, arrange) => {
    const route = routeOf(name);
    const { token, body } = await arrange();
    const { status } = await send(client(token), route, route.path, body);
    expect(status).toBe(route.status);
  },
);
