import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { newItemOf, storePicture } from '../../support/files.ts';
import { client } from '../../support/http.ts';
import { signIn } from '../../support/sign-in.ts';

let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
});

test('a response with a version may be cached, but must be revalidated', async () => {
  const { body } = await account.api.post('/v1/items', { name: 'Lamp' });
  const { headers } = await account.api.get(`/v1/items/${body.data.id}`);
  expect(headers).toMatchObject({
    etag: '"1"',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
});

test('a cached response is valid for one credential only', async () => {
  const { body } = await account.api.post('/v1/items', { name: 'Lamp' });
  const path = `/v1/items/${body.data.id}`;
  const { headers } = await account.api.get(path);
  const revalidated = await account.api.get(path, { 'if-none-match': '"1"' });
  expect([revalidated.status, revalidated.headers.vary]).toEqual([304, headers.vary]);
  expect(headers.vary).toBe('Accept-Encoding, Authorization, Cookie');
});

test('a response with a picture always has a working address, even if the client has the version', async () => {
  const item = await newItemOf(account.api);
  await storePicture(account.api, item.id);
  const path = `/v1/items/${item.id}`;
  const { headers } = await account.api.get(path);
  const ifNoneMatch = { 'if-none-match': String(headers.etag) };
  expect((await account.api.get(`${path}?fields=name`, ifNoneMatch)).status).toBe(304);
  const { status, body } = await account.api.get(path, ifNoneMatch);
  expect(status).toBe(200);
  expect((await fetch(body.data.main_picture.url)).status).toBe(200);
});

test.each(['/v1/items', '/v1/items/999', '/v1/whoami', '/v1/nothing', '/nothing'])(
  'the response of %s must not be cached',
  async (path) => {
    const { headers } = await account.api.get(path);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  },
);

test.each(['/v1/ping', '/v1/openapi.json'])('a public response may be cached: %s', async (path) => {
  const { headers } = await client('').get(path);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
});

test('a response with the token of a key must not be cached, although it has a version', async () => {
  const { api } = await signIn(account.ownerEmail);
  const { status, headers } = await api.post(`/v1/accounts/${account.accountId}/keys`, {
    name: 'Reader',
    access: 'full',
  });
  expect([status, headers['cache-control']]).toEqual([201, 'no-store']);
});
