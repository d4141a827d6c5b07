import { beforeEach, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';

let account: TestAccount;

beforeEach(async () => {
  account = await newAccount();
  await account.api.post('/v1/items', { name: 'Item' });
});

const path = '/v1/items/1';

test.each(['"1"', '1', 'W/"1"', '*', '"7", "1"', '7,1'])(
  'If-Match %s matches version 1',
  async (value) => {
    const answer = await account.api.patch(path, { name: 'New' }, { 'if-match': value });
    expect(answer.status).toBe(200);
    expect(answer.headers.etag).toBe('"2"');
  },
);

test.each(['"2"', '2', 'W/"0"', '"abc"', ''])(
  'If-Match %s does not match version 1',
  async (value) => {
    const { api } = account;
    const answers = [
      await api.patch(path, { name: 'New' }, { 'if-match': value }),
      await api.delete(path, { 'if-match': value }),
      await api.post(`${path}/condition`, { condition: 'inoperative' }, { 'if-match': value }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(412);
      expect(body.error.code).toBe('version_mismatch');
    }
    expect((await api.get(path)).body.data.version).toBe(1);
  },
);

test('If-Match is checked after the record is found, and before references', async () => {
  const { api } = account;
  expect((await api.patch('/v1/items/9', { name: 'x' }, { 'if-match': '9' })).status).toBe(404);
  expect((await api.patch(path, { location_id: 9 }, { 'if-match': '9' })).status).toBe(412);
});

test('If-Match is ignored by a creation and by a read', async () => {
  const { api } = account;
  expect((await api.post('/v1/items', { name: 'x' }, { 'if-match': '9' })).status).toBe(201);
  expect((await api.get(path, { 'if-match': '9' })).status).toBe(200);
});

test.each(['0', '01', 'abc', '-1', '1.5', '1e3', '1234567890123456', '%20', '1%20'])(
  'the id %s in a path is a bad request',
  async (id) => {
    const { status, body } = await account.api.get(`/v1/items/${id}`);
    expect(status).toBe(400);
    expect(body.error.fields).toEqual({ id: [expect.objectContaining({ code: 'invalid_value' })] });
  },
);

test('an id of fifteen digits is well formed, and not found', async () => {
  expect((await account.api.get('/v1/items/999999999999999')).status).toBe(404);
});

test.each(['"1"', '', '"*"', '*, "1"'])(
  'a PUT with If-None-Match %s is refused, and writes nothing',
  async (value) => {
    const { api } = account;
    const ifNoneMatch = { 'if-none-match': value };
    const records = [{ external_ref: 'R1', name: 'Lamp' }];
    const answers = [
      await api.put('/v1/items/by-ref/R1', { name: 'Lamp' }, ifNoneMatch),
      await api.put('/v1/items/by-ref', { records }, ifNoneMatch),
    ];
    for (const { status, body } of answers) {
      expect([status, Object.keys(body.error.fields)]).toEqual([400, ['If-None-Match']]);
    }
    expect((await api.get('/v1/items/by-ref/R1')).status).toBe(404);
  },
);
