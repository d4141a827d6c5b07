import { expect, test, vi } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { send } from '../../support/http.ts';
import { signIn } from '../../support/sign-in.ts';

/** Far below the 6 MB that Lambda can return. */
const maxErrorLength = 200_000;

test.each([
  ['/v1/items', 'tags', `[${'1,'.repeat(400_000)}1]`],
  ['/v1/checkouts', 'iid', `[${'"a",'.repeat(200_000)}1]`],
  [
    '/v1/items',
    'custom_fields',
    `{${Array.from({ length: 80_000 }, (_, n) => `"${n}":[]`).join()}}`,
  ],
])('%s names only the first of very many problems in %s', async (path, field, value) => {
  const { token } = await newAccount();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = `{"name":"Item","due_time":"2099-01-01T00:00:00Z","${field}":${value}}`;
  const answer = await send({ method: 'POST', path, headers, body });
  expect(answer.status).toBe(422);
  expect(JSON.stringify(answer.body).length).toBeLessThan(maxErrorLength);
});

test('a write with an ignored field whose name is longer than a row can still be repeated', async () => {
  const { api } = await newAccount();
  const name = 'x'.repeat(900_000);
  const create = () =>
    api.post('/v1/items', { name: 'Item', [name]: 1 }, { 'idempotency-key': 'k' });
  const first = await create();
  expect(first.status).toBe(201);
  expect(first.body.meta.ignored_fields).toEqual([name]);
  const again = await create();
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(again.body.data).toEqual(first.body.data);
});

test.each([
  ['a lone surrogate', '\ud800'],
  ['more than a key holds', 'é'.repeat(900)],
  ['nothing', ''],
])('a forged cursor with %s is a bad request', async (_what, after) => {
  const { api } = await newAccount();
  for (const name of ['A', 'B']) await api.post('/v1/items', { name });
  const { body } = await api.get('/v1/items?limit=1');
  const text = Buffer.from(body.meta.pagination.next_cursor, 'base64url').toString();
  const [list] = JSON.parse(text);
  const forged = Buffer.from(JSON.stringify([list, after, 1, null])).toString('base64url');
  const { status } = await api.get(`/v1/items?cursor=${forged}`);
  expect(status).toBe(400);
});

test.each([
  ['/v1/items?order=due_time', '\u{10ffff}'],
  ['/v1/accounts/{id}/history?', '#'],
  ['/v1/accounts/{id}/history?actor_type=user&actor_id=1', '#'],
])('a forged cursor with a position outside of %s finds nothing', async (list, after) => {
  const { api, accountId, ownerEmail } = await newAccount();
  for (const name of ['A', 'B']) await api.post('/v1/items', { name });
  const { api: owner } = await signIn(ownerEmail);
  for (const name of ['C', 'D']) await owner.post('/v1/items', { name });
  const path = `${list.replace('{id}', String(accountId))}&limit=1`;
  const cursor = await vi.waitFor(async () => {
    const { body } = await owner.get(path);
    expect(body.meta.pagination.next_cursor).toEqual(expect.any(String));
    return body.meta.pagination.next_cursor;
  }, 60_000);
  const parts = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify(parts.with(1, after))).toString('base64url');
  const { status, body } = await owner.get(`${path}&cursor=${forged}`);
  expect({ status, data: body.data }).toEqual({ status: 200, data: [] });
});

test.each(['order=name', 'order=-updated_at', 'updated_since=2020-01-01T00:00:00Z'])(
  'the largest offset finds nothing in ?%s',
  async (query) => {
    const { api } = await newAccount();
    await api.post('/v1/items', { name: 'Item' });
    const { body } = await api.get(`/v1/items?${query}&offset=999999999999999`);
    expect(body.data).toEqual([]);
    expect(body.meta.pagination).toMatchObject({ total: 1, next_offset: null });
  },
);
