import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { checkOut } from '../../support/bookings.ts';

let account: TestAccount;

/** 1 is operative and out, 2 inoperative, 3 discarded, 4 and 5 available. */
beforeAll(async () => {
  account = await newAccount();
  const { api } = account;
  await api.post('/v1/items', { name: 'émile', unique_id: 'B' });
  await api.post('/v1/items', { name: 'Zoë', condition: 'inoperative' });
  await api.post('/v1/items', { name: 'Emil', unique_id: 'a', condition: 'discarded' });
  await api.post('/v1/items', { name: 'emile' });
  await api.post('/v1/items', { name: 'Emil Zwei', unique_id: 'c' });
  await checkOut(api, [1]);
});

test.each([
  ['order=id', [1, 2, 3, 4, 5]],
  ['order=name', [3, 5, 1, 4, 2]],
  ['order=-name', [2, 4, 1, 5, 3]],
  ['order=unique_id', [3, 1, 5, 2, 4]],
  ['order=-unique_id', [4, 2, 5, 1, 3]],
  ['order=-created_at', [5, 4, 3, 2, 1]],
  ['display=all', [1, 2, 3, 4, 5]],
  ['display=active', [1, 2, 4, 5]],
  ['display=operative', [1, 4, 5]],
  ['display=inoperative', [2]],
  ['display=discarded', [3]],
  ['display=available', [4, 5]],
  ['display=checked_out', [1]],
  ['display=overdue', []],
  ['display=active&order=name', [5, 1, 4, 2]],
  ['display=active&q=emil', [1, 4, 5]],
  ['q=emil&order=-name', [4, 1, 5, 3]],
  ['q=emil&display=available&order=-id', [5, 4]],
  ['q=%20%21&display=discarded', [3]],
  ['nonsense=1', [1, 2, 3, 4, 5]],
])('?%s', async (query, expected) => {
  const { body } = await account.api.get(`/v1/items?${query}`);
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual(expected);
  expect(body.meta.pagination.total).toBe(expected.length);
});

test.each([
  ['limit=0', 'limit'],
  ['limit=-1', 'limit'],
  ['limit=1.5', 'limit'],
  ['limit=', 'limit'],
  ['offset=-1', 'offset'],
  ['offset=x', 'offset'],
  ['order=color', 'order'],
  ['order=', 'order'],
  ['display=none', 'display'],
  [`q=${'x'.repeat(201)}`, 'q'],
  ['limit=5&limit=5', 'limit'],
  ['q=a&q=b', 'q'],
])('?%s is refused, and the error names the parameter', async (query, name) => {
  const { status, body } = await account.api.get(`/v1/items?${query}`);
  expect(status).toBe(400);
  expect(body.error.code).toBe('bad_request');
  expect(body.error.fields).toEqual({
    [name]: [expect.objectContaining({ code: 'invalid_value' })],
  });
});

test('all invalid parameters are reported together, with their allowed values', async () => {
  const { body } = await account.api.get('/v1/items?order=x&display=y&limit=z');
  expect(Object.keys(body.error.fields).sort()).toEqual(['display', 'limit', 'order']);
  expect(body.error.fields.order[0].allowed).toContain('-name');
  expect(body.error.fields.display[0].allowed).toContain('checked_out');
});
