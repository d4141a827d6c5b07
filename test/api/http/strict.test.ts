import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';

const strict = { prefer: 'handling=strict' };
let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
});

test('parameters that an endpoint does not know are ignored and named, in the order sent', async () => {
  const { status, body } = await account.api.get('/v1/items?to=1&limit=1&from=2');
  expect(status).toBe(200);
  expect(body.meta.ignored_parameters).toEqual(['to', 'from']);
});

test('a response without ignored parameters has no such field', async () => {
  const { body } = await account.api.get('/v1/items?limit=1');
  expect(body.meta).not.toHaveProperty('ignored_parameters');
});

test('strict handling refuses unknown parameters', async () => {
  const { status, body } = await account.api.get('/v1/items?from=1', strict);
  expect(status).toBe(400);
  expect(body.error.fields.from).toEqual([expect.objectContaining({ code: 'invalid_value' })]);
});

test('strict handling refuses unknown fields, together with what else is wrong', async () => {
  const { status, body } = await account.api.post('/v1/items', { name: '', nmae: 'x' }, strict);
  expect(status).toBe(422);
  expect(body.error.code).toBe('validation_failed');
  expect(body.error.fields).toEqual({
    name: [expect.objectContaining({ code: 'too_short' })],
    nmae: [expect.objectContaining({ code: 'unknown_field' })],
  });
});

test('a field named __proto__ is ignored and named like any other unknown one', async () => {
  const { status, body } = await account.api.post(
    '/v1/items',
    JSON.parse('{"name":"A","__proto__":1}'),
  );
  expect(status).toBe(201);
  expect(body.meta.ignored_fields).toEqual(['__proto__']);
});

test('a cursor of the default order works with the same order spelled out', async () => {
  for (const name of ['B', 'C']) await account.api.post('/v1/items', { name });
  const { body } = await account.api.get('/v1/items?limit=1');
  const cursor = encodeURIComponent(body.meta.pagination.next_cursor);
  const next = await account.api.get(`/v1/items?limit=1&order=id&cursor=${cursor}`);
  expect(next.status).toBe(200);
});

test('order cannot be combined with sort or direction', async () => {
  const { status, body } = await account.api.get('/v1/items?order=name&sort=name');
  expect(status).toBe(400);
  expect(Object.keys(body.error.fields)).toEqual(['order']);
});
