import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { send } from '../../support/http.ts';

let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
  await account.api.post('/v1/items', { name: 'First' });
});

const codesOf = (fields: Record<string, { code: string }[]>) =>
  Object.values(fields).map(([one]) => one?.code);

const vast = '999999999999999';

test.each([
  `/v1/items?offset=${vast}`,
  `/v1/items?offset=${vast}&order=-id`,
  `/v1/items?offset=${vast}&order=name`,
  `/v1/items?offset=${vast}&order=-updated_at`,
  `/v1/items?offset=${vast}&q=first`,
  `/v1/items?offset=${vast}&display=active`,
  `/v1/items?offset=${vast}&updated_since=2020-01-01T00:00:00Z`,
  `/v1/items?offset=${vast}&updated_since=2020-01-01T00:00:00Z&include_deleted=true`,
  `/v1/items/1/history?offset=${vast}`,
  `/v1/locations?offset=${vast}&sort=name`,
])('%s is an empty page', async (path) => {
  const { status, body } = await account.api.get(path);
  expect(status).toBe(200);
  expect(body.data).toEqual([]);
  expect(body.meta.pagination).toMatchObject({ offset: Number(vast), next_offset: null });
});

test('a limit of many digits is cut', async () => {
  const { body } = await account.api.get(`/v1/items?limit=${'9'.repeat(40)}`);
  expect(body.meta.pagination.limit).toBe(200);
});

test.each([1e12, -1e12, 0.1, 1e-12, 123456.789, true, false, 'text'])(
  'the custom value %j is kept',
  async (value) => {
    const { body } = await account.api.post('/v1/items', { name: 'X', custom_fields: { value } });
    expect(body.data.custom_fields).toEqual({ value });
  },
);

test.each([1e13, -1e13, 1e-200, -5e-324])('the custom value %j is refused', async (value) => {
  const input = { name: 'X', custom_fields: { value } };
  const { status, body } = await account.api.post('/v1/items', input);
  expect(status).toBe(422);
  expect(body.error.fields).toEqual({
    'custom_fields.value': [expect.objectContaining({ code: 'invalid_value' })],
  });
});

test.each(['toString', 'a.b', 'ключ', '#x', ':x'])(
  'a custom field may be named %s',
  async (name) => {
    const input = { name: 'X', custom_fields: { [name]: 1 } };
    const { status, body } = await account.api.post('/v1/items', input);
    expect(status).toBe(201);
    const { data } = (await account.api.get(`/v1/items/${body.data.id}`)).body;
    expect(Object.entries(data.custom_fields)).toEqual([[name, 1]]);
  },
);

test.each(['__proto__', 'constructor'])('a custom field is not named %s', async (name) => {
  const body = `{"name":"X","custom_fields":{"${name}":1}}`;
  const answer = await send({
    method: 'POST',
    path: '/v1/items',
    headers: { authorization: `Bearer ${account.token}` },
    body,
  });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.error.fields)).toEqual([`custom_fields.${name}`]);
});

test('a custom field has a name of 1 to 100 characters', async () => {
  const fields = { ' ': 1, ['n'.repeat(101)]: 1, ['n'.repeat(100)]: 1 };
  const { body } = await account.api.post('/v1/items', { name: 'X', custom_fields: fields });
  expect(codesOf(body.error.fields)).toEqual(['too_short', 'too_long']);
});

test('the stock does not grow beyond the largest number', async () => {
  const { body: creation } = await account.api.post('/v1/items', {
    name: 'X',
    inventory_enabled: true,
    inventory_quantity: 1e12,
  });
  const path = `/v1/items/${creation.data.id}/inventory`;
  const { status, body } = await account.api.post(path, { action: 'add', quantity: 1 });
  expect(status).toBe(422);
  expect(body.error.fields).toEqual({
    quantity: [expect.objectContaining({ code: 'invalid_value' })],
  });
});

test.each([
  ['name', '\ufdfa'.repeat(200)],
  ['name', '\u{1F3A5}'.repeat(200)],
  ['unique_id', '\u{1D160}'.repeat(30)],
  ['unique_id', 'İ'.repeat(100)],
])('a %s of %s is kept and found', async (field, value) => {
  const { body } = await account.api.post('/v1/items', { name: 'X', [field]: value });
  expect(body.data[field]).toBe(value.normalize('NFC'));
  const listed = await account.api.get(`/v1/items?order=-${field}&limit=1`);
  expect(listed.status).toBe(200);
});

test('a scanned address may be longer than a label', async () => {
  const { api } = account;
  const { body: creation } = await api.post('/v1/items', { name: 'Scanned', qr: ['tag 1'] });
  const address = `https://labels.example/scan?account=${'x'.repeat(900)}&qr=tag%201`;
  const { status, body } = await api.get(`/v1/items/lookup?qr=${encodeURIComponent(address)}`);
  expect(status).toBe(200);
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([creation.data.id]);
});

test('a long value that is no label finds nothing', async () => {
  const { status, body } = await account.api.get(`/v1/items/lookup?qr=${'x'.repeat(1500)}`);
  expect([status, body.data]).toEqual([200, []]);
});
