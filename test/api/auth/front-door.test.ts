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

/** The headers that CloudFront sends for a viewer. */
const headersOfCloudFront = (address: string, secret = 'new-secret') => ({
  'x-origin-secret': secret,
  'x-viewer-address': address,
  'x-viewer-host': 'api.example.org',
  host: 'origin.api.example.org',
});

async function newSignIn() {
  const { ownerEmail: email } = await newAccount();
  const login = await handlerOf('auth.login');
  return (headers: Record<string, string>, ip = edge, typed = wrong) =>
    login({ path: '/v1/auth/login', ip, headers, body: { email, password: typed } });
}

test('attempts are counted by the address of the viewer, not by that of CloudFront', async () => {
  const signIn = await newSignIn();
  const [one, other] = [newIp(), newIp()];
  for (let count = 0; count < 10; count += 1) {
    expect((await signIn(headersOfCloudFront(one))).status).toBe(401);
  }
  expect((await signIn(headersOfCloudFront(one))).status).toBe(429);
  expect((await signIn(headersOfCloudFront(other), edge, password)).status).toBe(201);
});

test('a former secret is valid until it is removed from the configuration', async () => {
  const signIn = await newSignIn();
  expect((await signIn(headersOfCloudFront(newIp(), 'old-secret'))).status).toBe(401);
  vi.stubEnv(variables.originSecrets, 'new-secret');
  expect((await signIn(headersOfCloudFront(newIp(), 'old-secret'))).status).toBe(403);
});

test.each(['auth.login', 'items.list', 'items.create', 'service.ping', 'service.unknown'])(
  '%s refuses requests that bypass CloudFront, whatever headers they have',
  async (name) => {
    const route = { name, route: { method: 'GET', path: '/v1/items' } as const };
    const found = routes.find((one) => one.name === name) ?? route;
    const handler = await bundledHandler(found as (typeof routes)[number], { endpoint });
    for (const headers of [
      {},
      { 'x-viewer-address': newIp() },
      headersOfCloudFront(newIp(), 'guessed'),
    ]) {
      const { status, body } = await handler({ path: found.route.path, headers });
      expect([status, body]).toEqual([403, { message: 'Forbidden' }]);
    }
  },
);

test('without a front door, the header with the address of the viewer is ignored', async () => {
  vi.stubEnv(variables.originSecrets, '');
  const signIn = await newSignIn();
  const ip = newIp();
  const statuses = [];
  for (let count = 0; count < 11; count += 1) {
    statuses.push((await signIn({ 'x-viewer-address': newIp() }, ip)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});

test('a page of the public domain may use cookies, and one of another domain may not', async () => {
  const { ownerEmail: email } = await newAccount();
  const login = await handlerOf('auth.login');
  const signInFrom = (origin: string) =>
    login({
      path: '/v1/auth/login',
      ip: edge,
      headers: { ...headersOfCloudFront(newIp()), origin },
      body: { email, password, transport: 'cookie' },
    });
  expect((await signInFrom('https://api.example.org')).status).toBe(201);
  expect((await signInFrom('https://elsewhere.example.org')).status).not.toBe(201);
});
