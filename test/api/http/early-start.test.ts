import { expect, test } from 'vitest';
import { findRow, queryRows } from '#shared/table/read.ts';
import { partition, rowKey } from '#shared/table/rows.ts';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { untilMinuteHas } from '../../support/minute.ts';

/** An account with an item, which its key has read, so that the function has cached the token. */
async function newReader() {
  const account = await newAccount();
  const { id } = (await account.api.post('/v1/items', { name: 'Camera' })).body.data;
  const path = `/v1/items/${id}`;
  const read = async (query = '') => account.api.get(`${path}${query}`);
  expect((await read()).status).toBe(200);
  return { account, path, read };
}

const changes: [string, (account: TestAccount) => Promise<unknown>, number, string][] = [
  [
    'a removed scope',
    ({ setKey, id }) => setKey(id, { access: 'restricted', scopes: ['contacts:read'] }),
    403,
    'insufficient_scope',
  ],
  ['a plan that ended', ({ setPlan }) => setPlan({ plan: 'free' }), 403, 'plan_upgrade_required'],
  ['a revocation', ({ revokeKey, id }) => revokeKey(id), 401, 'invalid_api_key'],
];

test.each(changes)('%s applies to the very next read', async (_what, change, status, code) => {
  const { account, read } = await newReader();
  await change(account);
  const answer = await read();
  expect(answer.status).toBe(status);
  expect(answer.body.error.code).toBe(code);
  expect(answer.body).not.toHaveProperty('data');
});

test.each(changes)('%s applies to the very next write', async (_what, change, status, code) => {
  const { account, path } = await newReader();
  expect((await account.api.patch(path, { name: 'Lens' })).status).toBe(200);
  await change(account);
  const answer = await account.api.patch(path, { name: 'Tripod' });
  expect(answer.status).toBe(status);
  expect(answer.body.error.code).toBe(code);
  expect(await storedRecord(account, path)).toMatchObject({ name: 'Lens', version: 2 });
});

test.each(changes)('after %s nothing is created', async (_what, change, status) => {
  const { account } = await newReader();
  await change(account);
  const answer = await account.api.post('/v1/items', { name: 'Tripod', unique_id: 'TRI-1' });
  expect(answer.status).toBe(status);
  const rows = await queryRows({ pk: partition.records(account.accountId, 'item') });
  expect(rows.map(({ name }) => name)).toEqual(['Camera']);
});

test('a write of a caller who has changed is made once, by the caller as it is', async () => {
  const { account, path } = await newReader();
  await account.api.patch(path, { name: 'Tripod' });
  await account.setKey(account.id, { name: 'Renamed' });
  const { status, body } = await account.api.patch(path, { name: 'Lens' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ name: 'Lens', version: 3 });
  expect(body.data.updated_by.name).toContain('Renamed');
  const history = (await account.api.get(`${path}/history`)).body.data;
  expect(history.map(({ action }: { action: string }) => action)).toEqual([
    'update',
    'update',
    'create',
  ]);
});

test('a create of a caller who has changed is made once, and repeated by its key', async () => {
  const { account } = await newReader();
  await account.setKey(account.id, { name: 'Renamed' });
  const create = () =>
    account.api.post('/v1/items', { name: 'Tripod' }, { 'Idempotency-Key': 'tripod' });
  const [first, second] = [await create(), await create()];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.data).toEqual(first.body.data);
  expect((await account.api.get('/v1/items')).body.meta.pagination.total).toBe(2);
});

test('a new scope applies to the very next read', async () => {
  const { account, path } = await newReader();
  const key = await account.newKey({ scopes: ['contacts:read'] });
  expect((await key.api.get(path)).status).toBe(403);
  await account.setKey(key.id, { scopes: ['items:read'] });
  expect((await key.api.get(path)).status).toBe(200);
});

test('a refused credential cannot find out which records exist', async () => {
  const { account, read } = await newReader();
  await account.revokeKey(account.id);
  const [existing, missing] = [await read(), await account.api.get('/v1/items/999')];
  expect([existing.status, missing.status]).toEqual([401, 401]);
  expect(existing.body.error.message).toBe(missing.body.error.message);
});

test('a read shows the latest write', async () => {
  const { account, path, read } = await newReader();
  for (const name of ['First', 'Second', 'Third']) {
    await account.api.patch(path, { name });
    expect((await read()).body.data.name).toBe(name);
  }
});

test('each read counts towards the rate limit', async () => {
  await untilMinuteHas(5);
  const { read } = await newReader();
  const remaining: number[] = [];
  for (let number = 0; number < 3; number += 1) {
    remaining.push(Number((await read()).headers['x-ratelimit-remaining']));
  }
  expect(remaining).toEqual([297, 296, 295]);
});

test.each([
  ['chosen fields', '?fields=name', 200],
  ['an unknown parameter', '?colour=red', 200],
  ['an invalid parameter', '?fields=colour', 400],
])('a repeated read with %s gets the same response', async (_what, query, status) => {
  const { read } = await newReader();
  const [first, second] = [await read(query), await read(query)];
  expect(first.status).toBe(status);
  expect(withoutRequest(second.body)).toEqual(withoutRequest(first.body));
});

/** A record as it is stored, whoever may read it. */
async function storedRecord({ accountId }: TestAccount, path: string) {
  const key = rowKey.record(accountId, 'item', Number(path.split('/').at(-1)));
  return findRow(key, { consistent: true });
}

/** A body without the id of its request. */
function withoutRequest(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body, (name, value) => (name === 'request_id' ? undefined : value)),
  );
}

test('keys of two accounts read their own records', async () => {
  const [one, other] = [await newReader(), await newReader()];
  await other.account.api.patch(other.path, { name: 'Tripod' });
  for (let round = 0; round < 3; round += 1) {
    const names = await Promise.all([one.read(), other.read()]);
    expect(names.map(({ body }) => body.data.name)).toEqual(['Camera', 'Tripod']);
  }
});
