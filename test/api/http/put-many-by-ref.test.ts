import { beforeAll, expect, test } from 'vitest';
import { minuteOf, keyRequestsPerMinute as rateLimit } from '#shared/auth/rate.ts';
import { parseToken } from '#shared/auth/token.ts';
import { rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';
import { newAccount, type TestAccount } from '../../support/account.ts';

let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
});

const put = (records: unknown[], { api }: Pick<TestAccount, 'api'> = account) =>
  api.put('/v1/items/by-ref', { records });
const lamps = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => ({
    external_ref: `${prefix}-${index}`,
    name: `Lamp ${index}`,
  }));
const totalOf = async ({ api }: Pick<TestAccount, 'api'> = account) =>
  (await api.get('/v1/items?limit=1')).body.meta.pagination.total;
const remaining = (headers: Record<string, string>) => Number(headers['x-ratelimit-remaining']);

test('a taken label is reported at its index in the request', async () => {
  await put([{ external_ref: 'QR-1', name: 'Holder', qr: ['qr-taken'] }]);
  const { body } = await put([{ external_ref: 'QR-2', name: 'Lamp', qr: ['a', 'a', 'qr-taken'] }]);
  expect(Object.keys(body.data[0].error.fields)).toEqual(['qr.2']);
  const one = await account.api.put('/v1/items/by-ref/QR-2', {
    name: 'Lamp',
    qr: ['a', 'a', 'qr-taken'],
  });
  expect(Object.keys(one.body.error.fields)).toEqual(['qr.2']);
});

const statusesOf = ({ body }: { body: { data: { status: string }[] } }) =>
  body.data.map(({ status }) => status);

test('a record can take a value that an earlier record of the call gives up', async () => {
  const account = await newAccount();
  await put([{ external_ref: 'a', name: 'A', unique_id: 'U', qr: ['Q'] }], account);
  const giver = { external_ref: 'a', unique_id: null, qr: [] };
  const taker = { external_ref: 'b', name: 'B', unique_id: 'U', qr: ['Q'] };
  expect(statusesOf(await put([giver, taker], account))).toEqual(['updated', 'created']);
});

test('of several records with the same unique value, the first gets it', async () => {
  const account = await newAccount();
  const records = ['a', 'b', 'c'].map((external_ref) => {
    return { external_ref, name: external_ref, unique_id: 'same' };
  });
  expect(statusesOf(await put(records, account))).toEqual(['created', 'refused', 'refused']);
});

test('names of locations can be exchanged in the order of the records', async () => {
  const { api } = await newAccount();
  const putNames = (...pairs: [string, string][]) =>
    api.put('/v1/locations/by-ref', {
      records: pairs.map(([external_ref, name]) => ({ external_ref, name })),
    });
  await putNames(['c', 'X'], ['d', 'Y']);
  const exchange = await putNames(['c', 'Z'], ['d', 'X'], ['c', 'Y']);
  expect(statusesOf(exchange)).toEqual(['updated', 'updated', 'updated']);
});

test('other problems of a record are reported beside an invalid reference', async () => {
  const { body } = await put([
    { external_ref: 5, name: 6 },
    { type: 7 },
    { external_ref: 'A', nmae: 'Lamp' },
  ]);
  const fields = body.data.map(({ error }: { error: { fields: object } }) =>
    Object.keys(error.fields).sort(),
  );
  expect(fields).toEqual([['external_ref', 'name'], ['external_ref', 'name', 'type'], ['name']]);
});

test('each record has its own result, in the order sent', async () => {
  const { api } = account;
  await api.put('/v1/items/by-ref/B-2', { name: 'Old' });
  await api.put('/v1/items/by-ref/B-3', { name: 'Same' });
  const { status, body } = await put([
    { external_ref: 'B-1', name: 'New' },
    { external_ref: 'b-2', name: 'Changed' },
    { external_ref: 'B-3', name: 'Same' },
    { external_ref: 'B-4' },
    { external_ref: 'B-5', name: 'Lamp', location_ref: 'nowhere' },
    { name: 'Nobody' },
    { external_ref: 5, name: 'Number' },
  ]);
  expect(status).toBe(200);
  const refused = (external_ref: string | null, field: string, code: string) => ({
    ...{ external_ref, status: 'refused', id: null, version: null },
    error: {
      code: 'validation_failed',
      message: expect.any(String),
      fields: { [field]: [{ code, message: expect.any(String) }] },
    },
  });
  const id = expect.any(Number);
  expect(body.data).toEqual([
    { external_ref: 'B-1', status: 'created', id, version: 1 },
    { external_ref: 'b-2', status: 'updated', id, version: 2 },
    { external_ref: 'B-3', status: 'unchanged', id, version: 1 },
    refused('B-4', 'name', 'required'),
    refused('B-5', 'location_ref', 'not_found'),
    refused(null, 'external_ref', 'required'),
    refused(null, 'external_ref', 'invalid_type'),
  ]);
  expect((await api.get('/v1/items/by-ref/B-2')).body.data.name).toBe('Changed');
  expect((await api.get('/v1/items/by-ref/B-4')).status).toBe(404);
});

test('a second run changes nothing', async () => {
  const records = lamps(12, 'twice');
  expect((await put(records)).body.data.every(isOf('created'))).toBe(true);
  expect((await put(records)).body.data.every(isOf('unchanged'))).toBe(true);
});

const isOf = (status: string) => (result: { status: string }) => result.status === status;

test('a record that is named twice is created, then changed', async () => {
  const { body } = await put([
    { external_ref: 'D-1', name: 'First' },
    { external_ref: 'd-1', name: 'Second' },
  ]);
  expect(body.data.map((one: { status: string }) => one.status)).toEqual(['created', 'updated']);
  expect((await account.api.get('/v1/items/by-ref/D-1')).body.data.name).toBe('Second');
});

test('a location may be below one of the same call', async () => {
  const { api } = account;
  const records = [
    { external_ref: 'L1', name: 'Depot' },
    { external_ref: 'L2', name: 'Room', parent_ref: 'L1' },
    { external_ref: 'L3', name: 'Shelf', parent_ref: 'l2' },
    { external_ref: 'L4', name: 'Box', parent_ref: 'L9' },
  ];
  const { body } = await api.put('/v1/locations/by-ref', { records });
  expect(body.data.map((one: { status: string }) => one.status)).toEqual([
    ...['created', 'created', 'created'],
    'refused',
  ]);
  expect((await api.get('/v1/locations/by-ref/L3')).body.data.path).toBe('Depot / Room / Shelf');
});

test('a contact may be of a company of the same call', async () => {
  const { api } = account;
  const records = [
    { external_ref: 'C1', name: 'Northlight', kind: 'company' },
    { external_ref: 'C2', name: 'Ann', company_ref: 'C1' },
  ];
  const { body } = await api.put('/v1/contacts/by-ref', { records });
  const { data } = (await api.get('/v1/contacts/by-ref/C2')).body;
  expect(data.company_id).toBe(body.data[0].id);
});

test('replace=true clears the fields that each record does not send', async () => {
  const { api } = account;
  await put([{ external_ref: 'E-1', name: 'Lamp', type: 'Light' }]);
  const records = [{ external_ref: 'E-1', name: 'Lamp' }];
  const { body } = await api.put('/v1/items/by-ref?replace=true', { records });
  expect(body.data[0].status).toBe('updated');
  expect((await api.get('/v1/items/by-ref/E-1')).body.data.type).toBeNull();
});

test.each([
  [[], 'records', 'too_short'],
  [lamps(101, 'many'), 'records', 'too_many'],
  [[{ external_ref: 'N-1', name: 'Lamp' }, 'N-2'], 'records.1', 'invalid_type'],
])('an invalid list is refused as a whole (%#)', async (records, field, code) => {
  const before = await totalOf();
  const { status, body } = await put(records);
  expect([status, body.error.fields[field][0].code]).toEqual([422, code]);
  expect(await totalOf()).toBe(before);
});

test('ignored fields are named with the index of their record', async () => {
  const { body } = await put([{ external_ref: 'I-1', name: 'Lamp', nmae: 'x' }]);
  expect(body.meta.ignored_fields).toEqual(['records.0.nmae']);
});

test('a field that only a creation reads is ignored for an existing record, or refused by strict handling', async () => {
  const { api } = account;
  await api.put('/v1/items/by-ref/J-1', { name: 'Lamp' });
  const records = [
    { external_ref: 'J-1', name: 'Stand', condition: 'inoperative' },
    { external_ref: 'J-2', name: 'New', condition: 'inoperative' },
    { external_ref: 'J-3', name: 'Newer', nmae: 'x' },
  ];
  const body = { a: 1, records, b: 2 };
  const ignored = (await api.put('/v1/items/by-ref', body)).body;
  expect(ignored.meta.ignored_fields).toEqual(['a', 'records.0.condition', 'records.2.nmae', 'b']);
  expect(ignored.data.map(({ status }: { status: string }) => status)).toEqual([
    'updated',
    'created',
    'created',
  ]);
  const strict = { prefer: 'handling=strict' };
  const known = { records: [{ external_ref: 'J-1', name: 'Tripod', condition: 'inoperative' }] };
  const [refused] = (await api.put('/v1/items/by-ref', known, strict)).body.data;
  expect([refused.status, refused.error.fields]).toEqual([
    'refused',
    { condition: [{ code: 'unknown_field', message: 'Unknown field.' }] },
  ]);
  expect((await api.get('/v1/items/by-ref/J-1')).body.data.name).toBe('Stand');
});

test.each([
  [1, 1],
  [5, 1],
  [6, 2],
  [100, 20],
])('%i records count as %i requests', async (count, cost) => {
  const other = await newAccount();
  await setUsed(other.token, 0);
  const { headers } = await put(lamps(count, 'cost'), other);
  expect(remaining(headers)).toBe(rateLimit - cost);
  const after = await other.api.get('/v1/items?limit=1');
  expect(remaining(after.headers)).toBe(rateLimit - cost - 1);
});

test('with too few requests left nothing is written, and nothing is counted', async () => {
  const other = await newAccount();
  await setUsed(other.token, rateLimit - 6);
  const refused = await put(lamps(31, 'rate'), other);
  expect([refused.status, refused.body.error?.code]).toEqual([429, 'rate_limited']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(remaining(refused.headers)).toBe(0);
  const done = await put(lamps(25, 'rate'), other);
  expect([done.status, remaining(done.headers)]).toEqual([200, 0]);
  await setUsed(other.token, 0);
  expect(await totalOf(other)).toBe(25);
});

/** Sets how many requests a key has made in a later minute, in which all further requests are counted. */
async function setUsed(token: string, used: number): Promise<void> {
  const key = rowKey.credential(parseToken('key', token)?.id ?? '');
  await updateRow({ kind: 'update', key, set: { minute: minuteOf(Date.now()) + 60, used } });
}

test('two calls at once create each record once', async () => {
  const records = lamps(30, 'race');
  const answers = await Promise.all([put(records), put(records.toReversed())]);
  const results = answers.flatMap(({ body }) => body.data as { status: string; id: number }[]);
  expect(results.filter(isOf('created'))).toHaveLength(30);
  expect(results.filter(isOf('unchanged'))).toHaveLength(30);
  expect(new Set(results.map(({ id }) => id)).size).toBe(30);
});

test('it requires the same scope as a change of one record', async () => {
  const { api } = await account.newKey({ scopes: ['items:read'] });
  const { status, body } = await api.put('/v1/items/by-ref', { records: lamps(1, 'x') });
  expect([status, body.error.code]).toEqual([403, 'insufficient_scope']);
});

test('If-None-Match: * creates the new ones of several records, and refuses the others', async () => {
  const { api } = await newAccount();
  await api.put('/v1/items/by-ref/K-1', { name: 'Kept' });
  const records = ['K-1', 'K-2'].map((external_ref) => ({ external_ref, name: 'Sent' }));
  const { body } = await api.put('/v1/items/by-ref', { records }, { 'if-none-match': '*' });
  expect(body.data).toMatchObject([
    { status: 'refused', error: { code: 'version_mismatch' } },
    { status: 'created' },
  ]);
  expect((await api.get('/v1/items/1')).body.data.name).toBe('Kept');
});
