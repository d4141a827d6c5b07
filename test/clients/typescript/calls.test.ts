import { expect, inject, test } from 'vitest';
import {
  createClient,
  orThrow,
  page,
  pages,
  Refusal,
} from '../../../clients/typescript/src/index.ts';
import { newAccount } from '../../support/account.ts';
import { dropResponse, forwardTo, sendResponse, startStubServer } from './server-that.ts';

const { url: baseUrl } = inject('service');

async function newClient() {
  const account = await newAccount();
  return { account, client: createClient({ baseUrl, token: account.token }) };
}

test('a call with a key returns data and meta', async () => {
  const { account, client } = await newClient();
  const { data, meta } = await orThrow(client.GET('/v1/whoami'));
  expect(data.account.id).toBe(account.accountId);
  expect(meta.request_id).toMatch(/^[0-9a-f-]{36}$/);
});

test('an error is returned beside the data, as openapi-fetch does', async () => {
  const { client } = await newClient();
  const { data, error, response } = await client.GET('/v1/items/{id}', {
    params: { path: { id: 1 } },
  });
  expect(data).toBeUndefined();
  expect(error?.error.code).toBe('not_found');
  expect(response.status).toBe(404);
});

test('a thrown Refusal has code, status, fields and request_id', async () => {
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

test('a deletion returns undefined, and does not throw', async () => {
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

test('a POST whose response was lost is repeated, and takes effect once', async () => {
  const { account } = await newClient();
  const lossy = await startStubServer(
    forwardTo(baseUrl, dropResponse),
    forwardTo(baseUrl, sendResponse),
  );
  const client = createClient({ baseUrl: lossy.baseUrl, token: account.token });

  const { data } = await orThrow(client.POST('/v1/items', { body: { name: 'Once' } }));

  expect(data.id).toBe(1);
  expect(lossy.received.map(({ method }) => method)).toEqual(['POST', 'POST']);
  const { meta } = await orThrow(client.GET('/v1/items'));
  expect(meta.pagination.total).toBe(1);
});

test('pages() iterates over a list of three pages', async () => {
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

test('page() returns the records and the cursor of the next page', async () => {
  const { client } = await newClient();
  for (const name of ['Drum', 'Lamp']) await orThrow(client.POST('/v1/items', { body: { name } }));
  const query = { limit: 1, order: 'name' } as const;
  const { data, meta } = await page(client, '/v1/items', { query });
  expect([data.map(({ name }) => name), meta.pagination.total]).toEqual([['Drum'], 2]);
  const cursor = meta.pagination.next_cursor ?? '';
  const next = await page(client, '/v1/items', { query: { ...query, cursor } });
  expect(next.data.map(({ name }) => name)).toEqual(['Lamp']);
});

test('pages() iterates over the history of a record, and throws if the call is refused', async () => {
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

test('calls bypass the cache of the browser, which would ignore the token', async () => {
  const caches: string[] = [];
  const recordingFetch = (request: Request) => {
    caches.push(request.cache);
    return fetch(request);
  };
  const { token } = await newAccount();
  const tokens = [token, async () => token];
  for (const one of tokens) {
    const client = createClient({ baseUrl, token: one, fetch: recordingFetch });
    await orThrow(client.GET('/v1/whoami'));
  }
  expect(caches).toEqual(['no-store', 'no-store']);
});
