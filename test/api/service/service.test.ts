import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { client, send } from '../../support/http.ts';

test('ping ignores credentials, and does not use the rate limit', async () => {
  const { status, body, headers } = await client('nonsense').get('/v1/ping');
  expect(status).toBe(200);
  expect(body.data).toEqual({ status: 'ok', version: '1.0.0' });
  expect(headers).toMatchObject({ 'x-ratelimit-limit': '300', 'x-ratelimit-remaining': '300' });
});

test('the reset is the end of the clock minute, in seconds since 1970', async () => {
  const { headers } = await client().get('/v1/ping');
  const reset = Number(headers['x-ratelimit-reset']);
  expect(reset % 60).toBe(0);
  expect(reset - Date.now() / 1000).toBeLessThanOrEqual(60);
});

test('whoami shows the account, user and key, and a rate limit that includes itself', async () => {
  const { accountId, ownerId, newKey } = await newAccount({ plan: 'business' });
  const { api, id, name } = await newKey({ scopes: ['items:read'] });
  const { body, headers } = await api.get('/v1/whoami');
  expect(body.data).toEqual({
    account: { id: accountId, name: `Account ${accountId}`, plan: 'business' },
    user: { id, type: 'api_key', name: `${name} (API)` },
    key: {
      id,
      name,
      access: 'restricted',
      scopes: ['items:read'],
      created_by: { id: ownerId, type: 'user', name: expect.any(String) },
    },
    rate_limit: { limit: 300, remaining: 299, reset: Number(headers['x-ratelimit-reset']) },
  });
  expect(headers['x-ratelimit-remaining']).toBe('299');
});

test.each(['/v1/nothing', '/v1/items/', '/v1/Items', '/v1/items/1/2/3', '/v1/'])(
  '%s is not found with a key, and unauthorized without',
  async (path) => {
    const { api } = await newAccount();
    const { status, body } = await api.get(path);
    expect(status).toBe(404);
    expect(body.error.code).toBe('not_found');
    expect((await client().get(path)).status).toBe(401);
  },
);

test.each(['/nothing', '/v2/items', '/items', '/favicon.ico'])(
  '%s is not found, even without a key',
  async (path) => {
    expect((await client().get(path)).status).toBe(404);
  },
);

test.each([
  ['PUT', '/v1/items', 'GET, POST, PATCH'],
  ['DELETE', '/v1/items', 'GET, POST, PATCH'],
  ['OPTIONS', '/v1/items/7', 'GET, PATCH, DELETE'],
  ['HEAD', '/v1/items/7', 'GET, PATCH, DELETE'],
  ['PATCH', '/v1/items/lookup', 'GET, POST'],
  ['DELETE', '/v1/items/lookup', 'GET, POST'],
  ['GET', '/v1/checkouts/7/checkin', 'POST'],
])('%s %s is not allowed, and Allow lists the allowed methods', async (method, path, allow) => {
  const { token } = await newAccount();
  const answer = await send({ method, path, headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(405);
  expect(answer.headers.allow?.split(', ').sort()).toEqual(allow.split(', ').sort());
});

test('the plan is checked before the method', async () => {
  const { token } = await newAccount({ plan: 'free' });
  const headers = { authorization: `Bearer ${token}` };
  const answer = await send({ method: 'PUT', path: '/v1/items', headers });
  expect(answer.body.error.code).toBe('plan_upgrade_required');
});
