import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';

const names = ['émile', 'Zoë', 'Emil', 'emile', 'Emil 2'];
let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
  for (const name of names) await account.api.post('/v1/locations', { name });
  await account.api.post('/v1/locations', { name: 'Gone' });
  await account.api.delete('/v1/locations/6');
});

const idsOf = (data: { id: number }[]) => data.map(({ id }) => id);

test.each([
  ['', [1, 2, 3, 4, 5]],
  ['direction=desc', [5, 4, 3, 2, 1]],
  ['sort=id&direction=asc', [1, 2, 3, 4, 5]],
  ['sort=name', [3, 5, 1, 4, 2]],
  ['sort=name&direction=desc', [2, 4, 1, 5, 3]],
  ['sort=created_at&direction=desc', [5, 4, 3, 2, 1]],
  ['order=-id', [5, 4, 3, 2, 1]],
  ['limit=2&offset=1', [2, 3]],
  ['limit=2&offset=1&sort=name', [5, 1]],
  ['offset=5', []],
])('?%s', async (query, expected) => {
  const { status, body } = await account.api.get(`/v1/locations?${query}`);
  expect(status).toBe(200);
  expect(idsOf(body.data)).toEqual(expected);
  expect(body.meta.pagination.total).toBe(5);
});

test.each(['sort', 'direction'])(
  'an unknown %s is refused with the allowed values',
  async (name) => {
    const { status, body } = await account.api.get(`/v1/locations?${name}=color`);
    expect(status).toBe(400);
    expect(body.error.code).toBe('bad_request');
    const allowed = { sort: ['id', 'name', 'created_at'], direction: ['asc', 'desc'] }[name];
    expect(body.error.fields).toEqual({
      [name]: [expect.objectContaining({ code: 'invalid_value', allowed })],
    });
  },
);

test.each(['', 'sort=name', 'sort=name&direction=desc', 'sort=created_at'])(
  'pages by cursor of ?%s have all locations in order',
  async (query) => {
    const allIds = idsOf((await account.api.get(`/v1/locations?${query}`)).body.data);
    const pagedIds: number[] = [];
    let cursor = '';
    for (let page = 0; page < 3; page += 1) {
      const { body } = await account.api.get(`/v1/locations?limit=2&${query}${cursor}`);
      pagedIds.push(...idsOf(body.data));
      cursor = `&cursor=${body.meta.pagination.next_cursor}`;
    }
    expect(pagedIds).toEqual(allIds);
  },
);

test('the last page has no next one', async () => {
  const { body } = await account.api.get('/v1/locations?limit=3&offset=2');
  expect(body.meta.pagination).toEqual({
    total: 5,
    limit: 3,
    offset: 2,
    next_offset: null,
    next_cursor: null,
  });
});

test('updated_since with include_deleted shows only the id and time of a deleted location', async () => {
  const query = 'updated_since=2020-01-01T00:00:00Z&include_deleted=true';
  const { body } = await account.api.get(`/v1/locations?${query}`);
  expect(body.meta.pagination.total).toBe(6);
  const gone = body.data.filter(({ id }: { id: number }) => id === 6);
  expect(gone).toEqual([{ id: 6, deleted_at: expect.any(String) }]);
});

test.each(['sort=id', 'direction=asc'])(
  'updated_since cannot be combined with %s',
  async (query) => {
    const path = `/v1/locations?updated_since=2020-01-01T00:00:00Z&${query}`;
    expect((await account.api.get(path)).status).toBe(400);
  },
);

test.each(['0', '-1', '01', 'x', '1.0', '1234567890123456'])(
  '%s is refused as an invalid id',
  async (id) => {
    const { status, body } = await account.api.get(`/v1/locations/${id}`);
    expect([status, body.error.code]).toEqual([400, 'bad_request']);
  },
);

test('unknown and deleted locations and those of other accounts get the same error', async () => {
  const { api: other } = await newAccount();
  const answers = [
    await account.api.get('/v1/locations/99'),
    await account.api.get('/v1/locations/6'),
    await other.get('/v1/locations/1'),
  ];
  const errors = answers.map(({ status, body: { error } }) => ({
    ...error,
    status,
    request_id: '',
  }));
  expect(errors[0]).toMatchObject({ status: 404, code: 'not_found' });
  expect([errors[1], errors[2]]).toEqual([errors[0], errors[0]]);
});

test('a lookup finds a location by its label only', async () => {
  const { api } = await newAccount();
  const { body: creation } = await api.post('/v1/locations', { name: 'Depot', qr: ['LOC-9'] });
  const { status, body } = await api.get('/v1/locations/lookup?qr=LOC-9');
  expect([status, body.data]).toEqual([200, [creation.data]]);
  const other = await api.get('/v1/locations/lookup?qr=LOC-8');
  expect([other.status, other.body.data]).toEqual([200, []]);
});
