import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import type { Client } from '../../support/http.ts';
import { manyItems } from '../../support/many-items.ts';

const created = 260;
let account: TestAccount;
let clients: Client[];
/** The remaining ids: every seventh item is deleted, and a range of ids across two blocks. */
let ids: number[];

const isDeleted = (id: number) => id % 7 === 0 || (id > 90 && id < 120);

beforeAll(async () => {
  account = await newAccount();
  const keys = await Promise.all(Array.from({ length: 6 }, () => account.newKey()));
  clients = keys.map(({ api }) => api);
  const allIds = await manyItems(account.accountId, created);
  await Promise.all(allIds.filter(isDeleted).map((id) => clientFor(id).delete(`/v1/items/${id}`)));
  ids = allIds.filter((id) => !isDeleted(id));
}, 120_000);

function clientFor(number: number): Client {
  return clients[number % clients.length] ?? account.api;
}

let turn = 0;

async function readPage(query: string): Promise<{
  data: { id: number }[];
  pagination: {
    total: number;
    offset: number;
    limit: number;
    next_offset: number | null;
    next_cursor: string | null;
  };
}> {
  turn += 1;
  const { body } = await clientFor(turn).get(`/v1/items?${query}`);
  return { data: body.data, pagination: body.meta.pagination };
}

test.each([0, 1, 49, 80, 84, 85, 100, 150])(
  'a page at offset %i has the right items',
  async (offset) => {
    const { data, pagination } = await readPage(`limit=20&offset=${offset}`);
    expect(data.map(({ id }) => id)).toEqual(ids.slice(offset, offset + 20));
    expect(pagination).toMatchObject({
      total: ids.length,
      offset,
      limit: 20,
      next_offset: offset + 20,
    });
  },
);

test('the last page has no next offset or cursor, and a page after the end is empty', async () => {
  const last = await readPage(`limit=20&offset=${ids.length - 5}`);
  expect(last.data).toHaveLength(5);
  expect(last.pagination).toMatchObject({ next_offset: null, next_cursor: null });
  const past = await readPage('offset=9999');
  expect(past.data).toEqual([]);
  expect(past.pagination).toMatchObject({ total: ids.length, offset: 9999, next_offset: null });
});

test('a page that ends with the list is the last one', async () => {
  const { pagination } = await readPage(`limit=10&offset=${ids.length - 10}`);
  expect(pagination).toMatchObject({ next_offset: null, next_cursor: null });
});

test('a descending order reverses the ids', async () => {
  for (const offset of [0, 60, 130]) {
    const { data } = await readPage(`limit=20&order=-id&offset=${offset}`);
    expect(data.map(({ id }) => id)).toEqual(ids.toReversed().slice(offset, offset + 20));
  }
});

test.each([
  '',
  'order=-id',
  'order=name',
  'order=-created_at',
  'order=updated_at',
  'display=active',
  'q=item',
])('cursors lead through all of ?%s, and continue the offset', async (query) => {
  const pagedIds: number[] = [];
  let cursor: string | null = '';
  do {
    const { data, pagination } = await readPage(
      `limit=60&${query}${cursor ? `&cursor=${cursor}` : ''}`,
    );
    expect(pagination).toMatchObject({ offset: pagedIds.length, total: ids.length });
    pagedIds.push(...data.map(({ id }) => id));
    cursor = pagination.next_cursor;
  } while (cursor);
  expect(pagedIds.toSorted((a, b) => a - b)).toEqual(ids);
});

test('a cursor takes precedence over an offset, and one of another order is refused', async () => {
  const { pagination } = await readPage('limit=10');
  const next = await readPage(`limit=10&offset=3&cursor=${pagination.next_cursor}`);
  expect(next.pagination.offset).toBe(10);
  for (const query of [
    `order=name&cursor=${pagination.next_cursor}`,
    'cursor=rubbish',
    'cursor=',
    'cursor=WzFd',
  ]) {
    const { status, body } = await account.api.get(`/v1/items?${query}`);
    expect(status).toBe(400);
    expect(Object.keys(body.error.fields)).toEqual(['cursor']);
  }
});

test('a limit above 200 is reduced to 200, as the response shows', async () => {
  const { data, pagination } = await readPage('limit=5000');
  expect(pagination.limit).toBe(200);
  expect(data).toHaveLength(Math.min(200, ids.length));
});

test('the default limit is fifty', async () => {
  const { data, pagination } = await readPage('');
  expect([data.length, pagination.limit]).toEqual([50, 50]);
});

test('updated_since lists changed items, and with include_deleted also deleted ones', async () => {
  const since = 'updated_since=2020-01-01T00:00:00Z';
  const live = await readPage(`${since}&limit=1`);
  expect(live.pagination.total).toBe(ids.length);
  const records: { id: number; deleted_at?: string }[] = [];
  let cursor: string | null = '';
  do {
    const query = `${since}&include_deleted=true&limit=100${cursor ? `&cursor=${cursor}` : ''}`;
    const { data, pagination } = await readPage(query);
    expect(pagination.total).toBe(created);
    records.push(...data);
    cursor = pagination.next_cursor;
  } while (cursor);
  expect(records).toHaveLength(created);
  const tombstones = records.filter((one) => one.deleted_at !== undefined);
  expect(tombstones.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
    Array.from({ length: created }, (_, index) => index + 1).filter(isDeleted),
  );
  expect(Object.keys(tombstones[0] ?? {}).sort()).toEqual(['deleted_at', 'id']);
  expect((await readPage('updated_since=2099-01-01T00:00:00Z')).pagination.total).toBe(0);
});

test.each([
  'updated_since=2020-01-01T00:00:00Z&order=name',
  'updated_since=2020-01-01T00:00:00Z&display=active',
  'updated_since=2020-01-01T00:00:00Z&q=item',
  'updated_since=2020-01-01T00:00:00',
  'include_deleted=true',
  'include_deleted=maybe',
])('?%s is refused', async (query) => {
  expect((await account.api.get(`/v1/items?${query}`)).status).toBe(400);
});
