import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';

let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
  await account.api.post('/v1/items', { name: 'Item' });
});

/** The problems of a query, which has to be refused with 400 `bad_request`. */
async function problemsOf(path: string) {
  const { status, body } = await account.api.get(path);
  expect(status).toBe(400);
  expect(body.error.code).toBe('bad_request');
  return body.error.fields;
}

const invalidValue = (rest: object = {}) => [
  { code: 'invalid_value', message: expect.any(String), ...rest },
];

test.each(['0', '-1', '1.5', 'ten', '', '%205', '%2B5', '1e2'])(
  'the limit "%s" is refused',
  async (value) => {
    expect(await problemsOf(`/v1/items?limit=${value}`)).toEqual({ limit: invalidValue() });
  },
);

test.each(['-1', '0.5', 'x', '', '1e3'])('the offset "%s" is refused', async (value) => {
  expect(await problemsOf(`/v1/items?offset=${value}`)).toEqual({ offset: invalidValue() });
});

test.each(['201', '999999999999999999999999'])('the limit %s is reduced to 200', async (value) => {
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
])('%s?%s= accepts only certain words, and an error lists them', async (path, name, allowed) => {
  expect(await problemsOf(`${path}?${name}=nonsense`)).toEqual({
    [name]: invalidValue({ allowed }),
  });
  for (const word of allowed) {
    expect((await account.api.get(`${path}?${name}=${word}`)).status).toBe(200);
  }
});

test.each(['ID', '--id', '%20id', 'id,name', 'constructor'])(
  'a word has to match exactly: not %s',
  async (word) => {
    expect(Object.keys(await problemsOf(`/v1/items?order=${word}`))).toEqual(['order']);
  },
);

test('all problems of path and query are reported together', async () => {
  const q = 'x'.repeat(201);
  const list = await problemsOf(`/v1/items?limit=0&offset=-1&order=x&display=x&q=${q}`);
  expect(Object.keys(list).sort()).toEqual(['display', 'limit', 'offset', 'order', 'q']);
  const history = await problemsOf('/v1/items/abc/history?limit=0');
  expect(Object.keys(history).sort()).toEqual(['id', 'limit']);
});

test('a parameter that is given twice is refused, even with the same value', async () => {
  expect(await problemsOf('/v1/items?q=a&q=a')).toEqual({ q: invalidValue() });
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
    expect(await problemsOf(`/v1/items?cursor=${cursor}`)).toEqual({ cursor: invalidValue() });
  },
);

test('the query is checked before the record is looked up, cursors included', async () => {
  expect(await problemsOf('/v1/items/999/history?cursor=abc')).toEqual({ cursor: invalidValue() });
});

test('a search may have 200 code points, and not one more', async () => {
  const q = (count: number) => encodeURIComponent('😀'.repeat(count));
  expect((await account.api.get(`/v1/items?q=${q(200)}`)).status).toBe(200);
  expect(await problemsOf(`/v1/items?q=${q(201)}`)).toEqual({ q: invalidValue() });
});

test.each(['q=M%FCller', 'external_ref=%E0', 'tag=%C3'])(
  'a percent-encoding of other bytes than UTF-8 is refused: %s',
  async (query) => {
    const [name = ''] = query.split('=');
    expect(await problemsOf(`/v1/items?${query}`)).toEqual({ [name]: invalidValue() });
  },
);

test.each(['q=100%', 'q=%EF%BF%BD', 'q=M%C3%BCller'])('a search may have %s', async (query) => {
  expect((await account.api.get(`/v1/items?${query}`)).status).toBe(200);
});

test('a time whose + was sent as such, and arrived as a space, is refused with how to send it', async () => {
  const problems = await problemsOf('/v1/items?updated_since=2026-05-01T10:00:00+02:00');
  expect(problems.updated_since[0].message).toContain('Send + as %2B.');
});

test('a time with a space in place of its T is refused without a word of the plus sign', async () => {
  const problems = await problemsOf('/v1/items?updated_since=2026-05-01%2010:00:00Z');
  expect(problems.updated_since[0].message).not.toContain('%2B');
});
