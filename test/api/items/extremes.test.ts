import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { checkOut, checkOutLine, newItems, newStock, reserve } from '../../support/bookings.ts';
import { send } from '../../support/http.ts';
import { inMinutes } from '../../support/time.ts';

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

test('a limit of many digits is reduced to the maximum', async () => {
  const { body } = await account.api.get(`/v1/items?limit=${'9'.repeat(40)}`);
  expect(body.meta.pagination.limit).toBe(200);
});

test.each([1e12, -1e12, 0.1, 1e-12, 123456.789, true, false, 'text'])(
  'the custom value %j is stored',
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

test.each(['__proto__', 'constructor'])('a custom field cannot be named %s', async (name) => {
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

test('the name of a custom field must have 1 to 100 characters', async () => {
  const fields = { ' ': 1, ['n'.repeat(101)]: 1, ['n'.repeat(100)]: 1 };
  const { body } = await account.api.post('/v1/items', { name: 'X', custom_fields: fields });
  expect(codesOf(body.error.fields)).toEqual(['too_short', 'too_long']);
});

test('a stock cannot grow beyond the largest number', async () => {
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
])('a %s of %s is stored, and lists sort by it', async (field, value) => {
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

test('a lookup of a value longer than any label finds nothing', async () => {
  const { status, body } = await account.api.get(`/v1/items/lookup?qr=${'x'.repeat(1500)}`);
  expect([status, body.data]).toEqual([200, []]);
});

test('a checkout until the last possible time blocks items with a buffer', async () => {
  const { api } = await newAccount();
  const [lamp = 0] = await newItems(api, 1, { buffer_minutes: 10 });
  const chairs = await newStock(api, 5, { buffer_minutes: 10 });
  const due_time = '9999-12-31T23:59:59Z';
  expect((await checkOut(api, [lamp], 0, { due_time })).status).toBe(201);
  expect((await reserve(api, [lamp], 60, 120)).body.error.code).toBe('item_checked_out');
  expect((await checkOutLine(api, [chairs, 5], 0, { due_time })).status).toBe(201);
  const refused = await checkOutLine(api, [chairs, 5], 60);
  expect(refused.body.error.code).toBe('insufficient_inventory');
  const window = `available_from=${inMinutes(1)}&available_to=${due_time}`;
  const { status, body } = await api.get(`/v1/items?${window}`);
  expect([status, body.data]).toEqual([200, []]);
});

test('labels that are longest when normalised are stored, found and distinguished', async () => {
  const { api } = await newAccount();
  // Compatibility normalisation makes four characters of each one.
  const label = '㍿'.repeat(200);
  const { status, body } = await api.post('/v1/items', { name: 'Camera', qr: [label] });
  expect(status).toBe(201);
  const find = async (qr: string) =>
    (await api.get(`/v1/items/lookup?qr=${encodeURIComponent(qr)}`)).body.data;
  expect(await find(label)).toMatchObject([{ id: body.data.id }]);
  expect(await find(`${'㍿'.repeat(199)}x`)).toEqual([]);
  const twice = await api.post('/v1/items', { name: 'Other', qr: [label] });
  expect(twice.body.error.fields['qr.0'][0]).toMatchObject({ code: 'taken', id: body.data.id });
  const names = ['a', 'b'].map((end) => `${'ﷺ'.repeat(199)}${end}`);
  for (const name of names) expect((await api.post('/v1/locations', { name })).status).toBe(201);
});

test('the length of a parameter is checked after trimming and normalising', async () => {
  const { api } = await newAccount();
  const decomposed = 'e\u0301'.repeat(200);
  for (const q of [decomposed, ` ${'a'.repeat(200)}  `]) {
    expect((await api.get(`/v1/items?q=${encodeURIComponent(q)}`)).status).toBe(200);
  }
  expect((await api.get(`/v1/items?q=${'a'.repeat(201)}`)).status).toBe(400);
});

test('a country code must have two letters before it is converted to upper case', async () => {
  const { api } = await newAccount();
  for (const country of ['ß', 'ﬆ', 'S']) {
    const { status, body } = await api.post('/v1/locations', { name: 'Depot', country });
    expect([status, body.error.fields.country[0].code]).toEqual([422, 'invalid_value']);
  }
  const { body } = await api.post('/v1/locations', { name: 'Depot', country: ' de ' });
  expect(body.data.country).toBe('DE');
});
