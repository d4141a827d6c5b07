import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';

let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
  await account.api.post('/v1/items', { name: 'Item' });
});

/** The fields that a query is refused for; they are named under 400 `bad_request` alone. */
async function refusedFields(path: string) {
  const { status, body } = await account.api.get(path);
  expect(status).toBe(400);
  expect(body.error.code).toBe('bad_request');
  return body.error.fields;
}

const wrong = (rest: object = {}) => [
  { code: 'invalid_value', message: expect.any(String), ...rest },
];

test.each(['0', '-1', '1.5', 'ten', '', '%205', '%2B5', '1e2'])(
  'the limit "%s" is refused',
  async (value) => {
    expect(await refusedFields(`/v1/items?limit=${value}`)).toEqual({ limit: wrong() });
  },
);

test.each(['-1', '0.5', 'x', '', '1e3'])('the offset "%s" is refused', async (value) => {
  expect(await refusedFields(`/v1/items?offset=${value}`)).toEqual({ offset: wrong() });
});

test.each(['201', '999999999999999999999999'])('the limit %s is cut to 200', async (value) => {
  const { body } = await account.api.get(`/v1/items?limit=${value}`);
  expect(body.meta.pagination.limit).toBe(200);
});

const itemOrders = [
  'id',
  'name',
  'unique_id',
  'created_at',
  'updated_at',
  'due_time',
  'expiration_date',
  'next_inspection_on',
];
const contactOrders = ['id', 'name', 'created_at', 'updated_at'];
const bothWays = (fields: string[]) => fields.flatMap((field) => [field, `-${field}`]);

test.each([
  ['/v1/items', 'order', bothWays(itemOrders)],
  ['/v1/contacts', 'order', bothWays(contactOrders)],
  ['/v1/locations', 'sort', ['id', 'name', 'created_at']],
  ['/v1/users', 'sort', ['id', 'name', 'created_at']],
  ['/v1/reservations', 'sort', ['id', 'start_time', 'end_time', 'created_at']],
  ['/v1/checkouts', 'sort', ['id', 'due_time', 'created_at']],
  ['/v1/events', 'sort', ['id', 'time']],
  ['/v1/issues', 'sort', ['id', 'deadline', 'created_at']],
  ['/v1/comments', 'sort', ['id']],
  ['/v1/locations', 'direction', ['asc', 'desc']],
  [
    '/v1/items',
    'display',
    [
      'all',
      'active',
      'operative',
      'inoperative',
      'discarded',
      'available',
      'checked_out',
      'overdue',
    ],
  ],
  [
    '/v1/reservations',
    'classification',
    ['all', 'open', 'completed', 'cancelled', 'upcoming', 'ongoing', 'overdue'],
  ],
  ['/v1/checkouts', 'status', ['open', 'closed', 'overdue']],
])('%s?%s= takes certain words, and a refusal names them', async (path, name, allowed) => {
  expect(await refusedFields(`${path}?${name}=nonsense`)).toEqual({ [name]: wrong({ allowed }) });
  for (const word of allowed) {
    expect((await account.api.get(`${path}?${name}=${word}`)).status).toBe(200);
  }
});

test.each(['ID', '--id', '%20id', 'id,name', 'constructor'])(
  'a word is taken exactly: not %s',
  async (word) => {
    expect(Object.keys(await refusedFields(`/v1/items?order=${word}`))).toEqual(['order']);
  },
);

test('all that is wrong with path and query is named at once', async () => {
  const q = 'x'.repeat(201);
  const list = await refusedFields(`/v1/items?limit=0&offset=-1&order=x&display=x&q=${q}`);
  expect(Object.keys(list).sort()).toEqual(['display', 'limit', 'offset', 'order', 'q']);
  const history = await refusedFields('/v1/items/abc/history?limit=0');
  expect(Object.keys(history).sort()).toEqual(['id', 'limit']);
});

test('a parameter that is given twice is refused, be it twice the same', async () => {
  expect(await refusedFields('/v1/items?q=a&q=a')).toEqual({ q: wrong() });
});

test.each(['foo=1&foo=2', 'LIMIT=0', 'limit[]=0', 'page=0', '&&&='])(
  'unknown parameters are ignored: %s',
  async (query) => {
    expect((await account.api.get(`/v1/items?${query}`)).status).toBe(200);
  },
);

test.each(['abc', '', 'e30', 'WyJ4IiwieSIsMCxudWxsXQ', 'x'.repeat(5000)])(
  'a broken cursor is refused (%#)',
  async (cursor) => {
    expect(await refusedFields(`/v1/items?cursor=${cursor}`)).toEqual({ cursor: wrong() });
  },
);

test('the query is checked before the record is looked up, cursors included', async () => {
  expect(await refusedFields('/v1/items/999/history?cursor=abc')).toEqual({ cursor: wrong() });
});

test('a search of 200 characters passes, counted in code points, and one more does not', async () => {
  const q = (count: number) => encodeURIComponent('😀'.repeat(count));
  expect((await account.api.get(`/v1/items?q=${q(200)}`)).status).toBe(200);
  expect(await refusedFields(`/v1/items?q=${q(201)}`)).toEqual({ q: wrong() });
});
