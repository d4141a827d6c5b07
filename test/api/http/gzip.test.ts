import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { rawRequest } from '../../support/raw-request.ts';

const large = { name: 'Item', description: 'long '.repeat(1000) };

async function get(path: string, acceptEncoding?: string) {
  const { api, token } = await newAccount();
  await api.post('/v1/items', large);
  const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
  return rawRequest({ path, headers: { authorization: `Bearer ${token}`, ...headers } });
}

test.each(['gzip', 'br, gzip;q=0.5', 'GZIP'])('over 4 KB, %s gets gzip', async (accepted) => {
  const { headers, bytes } = await get('/v1/items/1', accepted);
  expect(headers['content-encoding']).toBe('gzip');
  expect(headers.vary).toContain('Accept-Encoding');
  expect(JSON.parse(gunzipSync(bytes).toString()).data.name).toBe('Item');
});

test.each([undefined, 'br', 'gzip;q=0', 'identity'])('%s gets plain JSON', async (accepted) => {
  const { headers, bytes } = await get('/v1/items/1', accepted);
  expect(headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(bytes.toString()).data.name).toBe('Item');
});

test('a body of 4 KB or less is not compressed', async () => {
  const { headers } = await get('/v1/whoami', 'gzip');
  expect(headers['content-encoding']).toBeUndefined();
});
