import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';

test('four reads of one unchanged item are the same, the order of its fields included', async () => {
  const { api } = await newAccount();
  const custom_fields = { zeta: 1, alpha: 2, Beta: 3 };
  const created = await api.post('/v1/items', { name: 'Lamp', custom_fields, tags: ['a'] });
  const reads = [];
  for (let read = 0; read < 4; read += 1) reads.push((await api.get('/v1/items/1')).body.data);
  const texts = new Set([created.body.data, ...reads].map((data) => JSON.stringify(data)));
  expect(texts.size).toBe(1);
});

test('custom fields are in the order of their names', async () => {
  const { api } = await newAccount();
  const { body } = await api.post('/v1/items', { name: 'A', custom_fields: { b: 1, a: 2, B: 3 } });
  expect(Object.keys(body.data.custom_fields)).toEqual(['B', 'a', 'b']);
});

test('a repeat has its fields in the order of the first response', async () => {
  const { api } = await newAccount();
  const create = () => api.post('/v1/contacts', { name: 'Ada' }, { 'idempotency-key': 'k' });
  const [first, again] = [await create(), await create()];
  expect(JSON.stringify(again.body.data)).toBe(JSON.stringify(first.body.data));
});
