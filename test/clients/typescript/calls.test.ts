import { expect, inject, test } from 'vitest';
import {
  createClient,
  orThrow,
  page,
  pages,
  Refusal,
} from '../../../clients/typescript/src/index.ts';
import { newAccount } from '../../support/account.ts';
import { givesAnswer, losesAnswer, passesOn, serverThat } from './server-that.ts';

const { url: baseUrl } = inject('service');

async function newClient() {
  const account = await newAccount();
  return { account, client: createClient({ baseUrl, token: account.token }) };
}

test('the first call is made with a key, and its answer has data and meta', async () => {
  const { account, client } = await newClient();
  const { data, meta } = await orThrow(client.GET('/v1/whoami'));
  expect(data.account.id).toBe(account.accountId);
  expect(meta.request_id).toMatch(/^[0-9a-f-]{36}$/);
});

test('a refusal comes beside the data, as of openapi-fetch', async () => {
  const { client } = await newClient();
  const { data, error, response } = await client.GET('/v1/items/{id}', {
    params: { path: { id: 1 } },
  });
  expect(data).toBeUndefined();
  expect(error?.error.code).toBe('not_found');
  expect(response.status).toBe(404);
});

test('a refusal that is thrown has code, status, fields and request_id', async () => {
  const { client } = await newClient();
  const call = client.POST('/v1/items', { body: { name: '', home_location_id: 99 } });
  const refusal = await orThrow(call).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({
    name: 'Refusal',
    code: 'validation_failed',
    status: 422,
    request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    fields: { name: [{ code: 'too_short' }] },
  });
});

test('a deletion has nothing to answer, and is no refusal', async () => {
  const { client } = await newClient();
  await orThrow(client.POST('/v1/items', { body: { name: 'Follow spot' } }));
  const remove = () => orThrow(client.DELETE('/v1/items/{id}', { params: { path: { id: 1 } } }));
  expect(await remove()).toBeUndefined();
  await expect(remove()).rejects.toMatchObject({ code: 'not_found' });
});

test('chosen fields are sent with commas', async () => {
  const { client } = await newClient();
  await orThrow(client.POST('/v1/items', { body: { name: 'Follow spot', tags: ['spot'] } }));
  const { data } = await orThrow(
    client.GET('/v1/items', { params: { query: { fields: ['name', 'tags'] } } }),
  );
  expect(data).toEqual([{ id: 1, name: 'Follow spot', tags: ['spot'] }]);
});

test('members sign in and call with their session', async () => {
  const account = await newAccount();
  const { data } = await orThrow(
    createClient({ baseUrl }).POST('/v1/auth/login', {
      body: { email: account.ownerEmail, password: 'correct horse battery' },
    }),
  );
  const signedIn = createClient({ baseUrl, token: data.access_token });
  const { data: accounts } = await orThrow(signedIn.GET('/v1/accounts'));
  expect(accounts.map(({ id }) => id)).toEqual([account.accountId]);
});

test('a POST whose answer was lost is repeated, and happens once', async () => {
  const { account } = await newClient();
  const lossy = await serverThat(passesOn(baseUrl, losesAnswer), passesOn(baseUrl, givesAnswer));
  const client = createClient({ baseUrl: lossy.baseUrl, token: account.token });

  const { data } = await orThrow(client.POST('/v1/items', { body: { name: 'Once' } }));

  expect(data.id).toBe(1);
  expect(lossy.received.map(({ method }) => method)).toEqual(['POST', 'POST']);
  const { meta } = await orThrow(client.GET('/v1/items'));
  expect(meta.pagination.total).toBe(1);
});

test('pages go through a list of three pages', async () => {
  const { client } = await newClient();
  for (let number = 1; number <= 5; number += 1) {
    await orThrow(client.POST('/v1/items', { body: { name: `Item ${number}` } }));
  }
  const names: string[] = [];
  for await (const item of pages(client, '/v1/items', { query: { limit: 2, order: 'name' } })) {
    names.push(item.name);
  }
  expect(names).toEqual(['Item 1', 'Item 2', 'Item 3', 'Item 4', 'Item 5']);
});

test('a page has its records, and how to get the next', async () => {
  const { client } = await newClient();
  for (const name of ['Drum', 'Lamp']) await orThrow(client.POST('/v1/items', { body: { name } }));
  const query = { limit: 1, order: 'name' } as const;
  const { data, meta } = await page(client, '/v1/items', { query });
  expect([data.map(({ name }) => name), meta.pagination.total]).toEqual([['Drum'], 2]);
  const cursor = meta.pagination.next_cursor ?? '';
  const next = await page(client, '/v1/items', { query: { ...query, cursor } });
  expect(next.data.map(({ name }) => name)).toEqual(['Lamp']);
});

test('pages go through the history of a record, and throw where it is refused', async () => {
  const { client } = await newClient();
  await orThrow(client.POST('/v1/items', { body: { name: 'Follow spot' } }));
  const path = { id: 1 };
  await orThrow(client.PATCH('/v1/items/{id}', { params: { path }, body: { type: 'Spot' } }));
  const versions: number[] = [];
  const history = pages(client, '/v1/items/{id}/history', { path, query: { limit: 1 } });
  for await (const { version } of history) versions.push(version ?? 0);
  expect(versions).toEqual([2, 1]);
  const none = pages(client, '/v1/items/{id}/history', { path: { id: 2 } });
  await expect(none.next()).rejects.toMatchObject({ code: 'not_found' });
});

test('a browser answers no call from what it keeps, by path and version alone', async () => {
  const caches: string[] = [];
  const sendNoted = (request: Request) => {
    caches.push(request.cache);
    return fetch(request);
  };
  const { token } = await newAccount();
  const tokens = [token, async () => token];
  for (const one of tokens) {
    const client = createClient({ baseUrl, token: one, fetch: sendNoted });
    await orThrow(client.GET('/v1/whoami'));
  }
  expect(caches).toEqual(['no-store', 'no-store']);
});
