import { expect, test } from 'vitest';
import { client } from '../../support/http.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test('every response, success or error, has a unique UUID as its request id', async () => {
  const { get } = client();
  const answers = [
    await get('/v1/ping'),
    await get('/v1/ping'),
    await get('/v1/whoami'),
    await get('/nothing'),
  ];
  const ids = answers.map(({ body }) => body.meta?.request_id ?? body.error.request_id);
  for (const id of ids) expect(id).toMatch(uuid);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the request id is not one that the client sends', async () => {
  const clientId = '00000000-0000-4000-8000-000000000000';
  const { body } = await client().get('/v1/ping', { 'x-request-id': clientId });
  expect(body.meta.request_id).not.toBe(clientId);
});
