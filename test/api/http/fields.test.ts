import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';

test('fields= returns only these fields and the id', async () => {
  const { api } = await newAccount();
  await api.post('/v1/items', { name: 'A', type: 'Lamp' });
  const { body } = await api.get('/v1/items/1?fields=name,type');
  expect(body.data).toEqual({ id: 1, name: 'A', type: 'Lamp' });
  const list = await api.get('/v1/items?fields=type&order=name');
  expect(list.body.data).toEqual([{ id: 1, type: 'Lamp' }]);
  expect(list.body.meta.ignored_parameters).toBeUndefined();
});

test('deleted_at is returned with any fields=', async () => {
  const { api } = await newAccount();
  await api.post('/v1/items', { name: 'A' });
  await api.delete('/v1/items/1');
  const query = 'updated_since=2020-01-01T00:00:00Z&include_deleted=true&fields=name';
  expect((await api.get(`/v1/items?${query}`)).body.data).toEqual([
    { id: 1, deleted_at: expect.any(String) },
  ]);
});

test('an unknown field is refused, and the error lists the allowed ones', async () => {
  const { api } = await newAccount();
  const { status, body } = await api.get('/v1/contacts?fields=name,nmae');
  expect(status).toBe(400);
  expect(body.error.fields.fields[0]).toMatchObject({ code: 'invalid_value' });
  expect(body.error.fields.fields[0].allowed).toContain('open_checkouts_count');
  expect((await api.get('/v1/contacts?fields=name&fields=id')).status).toBe(400);
});

test('a call that writes ignores fields=', async () => {
  const { api } = await newAccount();
  const { body } = await api.post('/v1/items?fields=name', { name: 'A' });
  expect(body.meta.ignored_parameters).toEqual(['fields']);
});

test.each(['"1"', 'W/"1"', '"7", "1"', '*'])('If-None-Match %s answers 304', async (tag) => {
  const { api } = await newAccount();
  await api.post('/v1/items', { name: 'A' });
  const { status, headers, body } = await api.get('/v1/items/1', { 'if-none-match': tag });
  expect([status, headers.etag, body]).toEqual([304, '"1"', undefined]);
  expect(headers['x-ratelimit-limit']).toBe('300');
});

test('a version that the client does not have is returned in full', async () => {
  const { api } = await newAccount();
  await api.post('/v1/items', { name: 'A' });
  await api.patch('/v1/items/1', { name: 'B' });
  const { status, body } = await api.get('/v1/items/1', { 'if-none-match': '"1"' });
  expect([status, body.data.name]).toEqual([200, 'B']);
  expect((await api.get('/v1/items', { 'if-none-match': '*' })).status).toBe(200);
});
