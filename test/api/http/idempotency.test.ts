import { beforeEach, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { send } from '../../support/http.ts';
import { untilMinuteHas } from '../../support/minute.ts';
import { inMinutes } from '../../support/time.ts';

let account: TestAccount;

beforeEach(async () => {
  account = await newAccount();
});

const key = { 'idempotency-key': 'order 66' };

async function total(): Promise<number> {
  return (await account.api.get('/v1/items')).body.meta.pagination.total;
}

test('a repeat gets the first response, except for the request id and the rate limit', async () => {
  const { api } = account;
  await untilMinuteHas(5);
  const first = await api.post('/v1/items', { name: 'Item', foo: 1 }, key);
  const again = await api.post('/v1/items', { name: 'Item', foo: 1 }, key);
  expect(again.status).toBe(201);
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(first.headers).not.toHaveProperty('idempotent-replayed');
  expect(again.body.data).toEqual(first.body.data);
  expect(again.body.meta.ignored_fields).toEqual(['foo']);
  expect([again.headers.location, again.headers.etag]).toEqual([
    first.headers.location,
    first.headers.etag,
  ]);
  expect(again.body.meta.request_id).not.toBe(first.body.meta.request_id);
  expect(Number(again.headers['x-ratelimit-remaining'])).toBe(298);
  expect(await total()).toBe(1);
});

test('a repeat is refused if the key has lost access to a part of what the request did', async () => {
  const scopes = ['items:write', 'checkouts:write', 'issues:write'];
  const { api, id } = await account.newKey({ scopes });
  const iid = [(await api.post('/v1/items', { name: 'Item' })).body.data.id];
  const out = { name: 'Checkout', iid, due_time: inMinutes(60) };
  const { data } = (await api.post('/v1/checkouts', out)).body;
  const body = { issue: { name: 'Broken' } };
  const checkIn = () => api.post(`/v1/checkouts/${data.id}/checkin`, body, key);
  expect((await checkIn()).status).toBe(201);
  expect((await checkIn()).headers['idempotent-replayed']).toBe('true');
  await account.setKey(id, { scopes: ['items:write', 'checkouts:write'] });
  const { status, body: answer } = await checkIn();
  expect([status, answer.error.code]).toEqual([403, 'insufficient_scope']);
  expect(answer.error.fields.scope).toMatchObject([{ required: 'issues:write' }]);
});

test('a body with other spaces or another order of keys is the same request', async () => {
  const headers = {
    authorization: `Bearer ${account.token}`,
    'content-type': 'application/json',
    ...key,
  };
  const post = (body: string) => send({ method: 'POST', path: '/v1/items', headers, body });
  await post('{"name":"Item","custom_fields":{"a":1,"b":2}}');
  const again = await post('{ "custom_fields": {"b": 2.0, "a": 1}, "name": "Item" }');
  expect(again.headers['idempotent-replayed']).toBe('true');
});

test.each([
  ['another body', '/v1/items', { name: 'Other' }],
  ['another path', '/v1/locations', { name: 'Item' }],
])('the same key with %s is refused', async (_what, path, body) => {
  await account.api.post('/v1/items', { name: 'Item' }, key);
  const refused = await account.api.post(path, body, key);
  expect(refused.status).toBe(422);
  expect(refused.body.error.code).toBe('idempotency_key_reused');
});

test('the key is looked up before the fields are checked', async () => {
  await account.api.post('/v1/items', { name: 'Item' }, key);
  const refused = await account.api.post('/v1/items', { name: '' }, key);
  expect(refused.body.error.code).toBe('idempotency_key_reused');
});

test('an error is not stored: the request can be sent again once it can succeed', async () => {
  const { api } = account;
  const body = { name: 'Item', location_id: 1 };
  expect((await api.post('/v1/items', body, key)).status).toBe(422);
  await api.post('/v1/locations', { name: 'Shelf' });
  expect((await api.post('/v1/items', body, key)).status).toBe(201);
});

test('the response of an operation that wrote nothing is not stored', async () => {
  const { api } = account;
  await api.post('/v1/items', { name: 'Item' });
  const path = '/v1/items/1/condition';
  const first = await api.post(path, { condition: 'operative' }, key);
  expect(first.body.meta.unchanged).toBe(true);
  const other = await api.post(path, { condition: 'inoperative' }, key);
  expect(other.status).toBe(201);
  expect(other.headers).not.toHaveProperty('idempotent-replayed');
});

test('an operation is applied once, too', async () => {
  const { api } = account;
  await api.post('/v1/items', { name: 'Tape', inventory_enabled: true, inventory_quantity: 5 });
  const pick = () => api.post('/v1/items/1/inventory', { action: 'pick', quantity: 1 }, key);
  await pick();
  expect((await pick()).body.data.inventory_quantity).toBe(4);
  expect((await api.get('/v1/items/1')).body.data.inventory_quantity).toBe(4);
});

test('an Idempotency-Key is separate for each credential', async () => {
  await account.api.post('/v1/items', { name: 'Item' }, key);
  const other = await account.newKey();
  const { status, headers } = await other.api.post('/v1/items', { name: 'Item' }, key);
  expect(status).toBe(201);
  expect(headers).not.toHaveProperty('idempotent-replayed');
});

test.each(['', ' ', 'x'.repeat(256), 'käse'])('the key "%s" is a bad request', async (value) => {
  const headers = { 'idempotency-key': value };
  const { status, body } = await account.api.post('/v1/items', { name: 'Item' }, headers);
  expect(status).toBe(400);
  expect(Object.keys(body.error.fields)).toEqual(['Idempotency-Key']);
});

test('on PATCH, GET and DELETE the header is ignored', async () => {
  const { api } = account;
  await api.post('/v1/items', { name: 'Item' });
  const headers = { 'idempotency-key': 'x'.repeat(300) };
  expect((await api.patch('/v1/items/1', { name: 'A' }, headers)).status).toBe(200);
  expect((await api.get('/v1/items/1', headers)).status).toBe(200);
  expect((await api.delete('/v1/items/1', headers)).status).toBe(204);
});

test('a dry run ignores the Idempotency-Key, even an invalid one', async () => {
  const { api } = account;
  await api.post('/v1/items', { name: 'Item' });
  const window = { start_time: inMinutes(10), end_time: inMinutes(20) };
  const body = { name: 'R', iid: [1], ...window };
  const run = (value: string) =>
    api.post('/v1/reservations?dry_run=true', body, { 'idempotency-key': value });
  expect((await run('x'.repeat(256))).status).toBe(200);
  expect((await run('order 66')).status).toBe(200);
  const { headers } = await api.post('/v1/reservations', body, key);
  expect(headers).not.toHaveProperty('idempotent-replayed');
});

test('a repeated checkout gets its first response even if its due time is now too soon', async () => {
  const { api } = account;
  await api.post('/v1/items', { name: 'Item' });
  const body = { name: 'C', iid: [1], due_time: inMinutes(5.05) };
  const first = await api.post('/v1/checkouts', body, key);
  await api.post('/v1/checkouts/1/checkin', {});
  const errorCode = async () =>
    (await api.post('/v1/checkouts', body)).body.error?.fields.due_time?.[0].code;
  await expect.poll(errorCode, { interval: 500 }).toBe('too_soon');
  const again = await api.post('/v1/checkouts', body, key);
  expect(again.body.data).toEqual(first.body.data);
}, 30_000);
