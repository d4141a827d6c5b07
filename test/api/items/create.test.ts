import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';

test('creates an item with its defaults, attributed to the key', async () => {
  const { api } = await newAccount();
  const { status, body, headers } = await api.post('/v1/items', { name: '  Camera  ' });
  expect(status).toBe(201);
  expect(headers.location).toBe('/v1/items/1');
  expect(body.data).toMatchObject({
    id: 1,
    version: 1,
    name: 'Camera',
    condition: 'operative',
    availability: 'available',
    custom_fields: {},
    tags: [],
    created_by: { type: 'api_key', name: 'Main (API)' },
  });
});
