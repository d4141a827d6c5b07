import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { variables } from '#shared/config.ts';
import { routes } from '#shared/families/routes.ts';
import { newAccount, password } from '../../support/account.ts';
import { bundledHandler } from '../../support/bundled-handler.ts';
import { newIp } from '../../support/sign-in.ts';

const { endpoint } = inject('service');
const wrong = 'not the password at all';
const edge = '203.0.113.9';

beforeEach(() => vi.stubEnv(variables.originSecrets, 'new-secret,old-secret'));
afterEach(() => vi.unstubAllEnvs());

async function handlerOf(name: string) {
  const route = routes.find((one) => one.name === name);
  if (!route) throw new Error(`There is no ${name}.`);
  return bundledHandler(route, { endpoint });
}

/** What CloudFront sends on of a viewer. */
const throughDoor = (address: string, secret = 'new-secret') => ({
  'x-origin-secret': secret,
  'x-viewer-address': address,
  'x-viewer-host': 'api.example.org',
  host: 'origin.api.example.org',
});

async function signingIn() {
  const { ownerEmail: email } = await newAccount();
  const login = await handlerOf('auth.login');
  return (headers: Record<string, string>, ip = edge, typed = wrong) =>
    login({ path: '/v1/auth/login', ip, headers, body: { email, password: typed } });
}

test('attempts count by the address that the front door says, and not by its own', async () => {
  const signIn = await signingIn();
  const [one, other] = [newIp(), newIp()];
  for (let count = 0; count < 10; count += 1) {
    expect((await signIn(throughDoor(one))).status).toBe(401);
  }
  expect((await signIn(throughDoor(one))).status).toBe(429);
  expect((await signIn(throughDoor(other), edge, password)).status).toBe(201);
});

test('a secret that was followed by another one is good until it is taken out', async () => {
  const signIn = await signingIn();
  expect((await signIn(throughDoor(newIp(), 'old-secret'))).status).toBe(401);
  vi.stubEnv(variables.originSecrets, 'new-secret');
  expect((await signIn(throughDoor(newIp(), 'old-secret'))).status).toBe(403);
});

test.each(['auth.login', 'items.list', 'items.create', 'service.ping', 'service.unknown'])(
  '%s answers nobody who comes to the gateway itself, whatever they say',
  async (name) => {
    const route = { name, route: { method: 'GET', path: '/v1/items' } as const };
    const found = routes.find((one) => one.name === name) ?? route;
    const handler = await bundledHandler(found as (typeof routes)[number], { endpoint });
    for (const headers of [{}, { 'x-viewer-address': newIp() }, throughDoor(newIp(), 'guessed')]) {
      const { status, body } = await handler({ path: found.route.path, headers });
      expect([status, body]).toEqual([403, { message: 'Forbidden' }]);
    }
  },
);

test('without a front door, nobody can say that they come from elsewhere', async () => {
  vi.stubEnv(variables.originSecrets, '');
  const signIn = await signingIn();
  const ip = newIp();
  const statuses = [];
  for (let count = 0; count < 11; count += 1) {
    statuses.push((await signIn({ 'x-viewer-address': newIp() }, ip)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});

test('a page of the domain of customers may use cookies, and one of another domain may not', async () => {
  const { ownerEmail: email } = await newAccount();
  const login = await handlerOf('auth.login');
  const ask = (origin: string) =>
    login({
      path: '/v1/auth/login',
      ip: edge,
      headers: { ...throughDoor(newIp()), origin },
      body: { email, password, transport: 'cookie' },
    });
  expect((await ask('https://api.example.org')).status).toBe(201);
  expect((await ask('https://elsewhere.example.org')).status).not.toBe(201);
});
