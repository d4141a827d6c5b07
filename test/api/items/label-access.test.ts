import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';

test('a key without access to locations cannot look up their labels', async () => {
  const { api, newKey } = await newAccount();
  await api.post('/v1/locations', { name: 'Store', qr: ['B'] });
  const lookup = { qr: ['B'] };
  const reader = (await newKey({ scopes: ['items:read'] })).api;
  const { body } = await reader.post('/v1/items/lookup', lookup);
  expect(body.data).toEqual([{ qr: 'B', resource: null, id: null, name: null, unique_id: null }]);
  const both = (await newKey({ scopes: ['items:read', 'locations:read'] })).api;
  expect((await both.post('/v1/items/lookup', lookup)).body.data[0]).toMatchObject({ id: 1 });
});
