import { expect, inject, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { newItems } from '../../support/bookings.ts';
import { inMinutes } from '../../support/time.ts';

const { url } = inject('service');

const bodies = {
  items: { name: 'First' },
  locations: { name: 'First' },
  contacts: { name: 'First' },
  reservations: { name: 'First', iid: [1], start_time: inMinutes(60), end_time: inMinutes(90) },
};

test.each(Object.entries(bodies))(
  'PUT /v1/%s/by-ref creates a record, updates it, and changes nothing on a repeat',
  async (family, record) => {
    const { api } = await newAccount();
    const [item] = family === 'items' ? [0] : await newItems(api, 1);
    const path = `/v1/${family}/by-ref/TT%2F7%20a`;
    const created = await api.put(path, record);
    const { id } = created.body.data;
    expect([created.status, created.headers.location]).toEqual([201, `/v1/${family}/${id}`]);
    expect(created.body.data).toMatchObject({ external_ref: 'TT/7 a', version: 1 });
    const changed = await api.put(path.toLowerCase().replace('%2f', '%2F'), { name: 'Second' });
    expect(changed.status).toBe(200);
    expect(changed.body.data).toMatchObject({ id, name: 'Second', external_ref: 'TT/7 a' });
    expect(changed.headers.etag).toBe('"2"');
    const again = await api.put(path, { name: 'Second', external_ref: 'tt/7 A' });
    expect([again.status, again.body.meta.unchanged]).toEqual([200, true]);
    const { body } = await api.get(`/v1/${family}?external_ref=tt/7%20A`);
    expect(body.data.map((one: { id: number }) => one.id)).toEqual([id]);
    expect(item === 0 || item === 1).toBe(true);
  },
);

test('a reference with a slash is found whether the gateway decoded the path or not', async () => {
  const { api, token } = await newAccount();
  const { body } = await api.put('/v1/items/by-ref/TT%2F7', { name: 'Lamp' });
  const headers = { authorization: `Bearer ${token}` };
  for (const ref of ['TT%2F7', 'TT/7']) {
    const found = await fetch(`${url}/v1/items/by-ref/${ref}`, { headers });
    expect(await found.json()).toMatchObject({ data: { id: body.data.id } });
  }
  const refused = await fetch(`${url}/v1/items/by-ref/TT/7`, { method: 'PATCH', headers });
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, PUT, DELETE']);
});

test('the body is validated like a POST for a new record, and like a PATCH for an existing one', async () => {
  const { api } = await newAccount();
  const missing = await api.put('/v1/items/by-ref/A', { type: 'Lamp', nmae: 'x' });
  expect(missing.status).toBe(422);
  expect(missing.body.error.fields.name[0].code).toBe('required');
  await api.put('/v1/items/by-ref/A', { name: 'A' });
  const changed = await api.put('/v1/items/by-ref/A', { type: 'Lamp', nmae: 'x' });
  expect(changed.status).toBe(200);
  expect(changed.body.data).toMatchObject({ name: 'A', type: 'Lamp' });
  expect(changed.body.meta.ignored_fields).toEqual(['nmae']);
  const refused = await api.put('/v1/items/by-ref/A', { name: 'A', external_ref: 'B' });
  expect(refused.body.error.fields.external_ref[0].code).toBe('invalid_value');
});

test('If-Match is compared with the existing record', async () => {
  const { api } = await newAccount();
  const match = { 'if-match': '"1"' };
  expect((await api.put('/v1/items/by-ref/A', { name: 'A' }, match)).status).toBe(412);
  await api.put('/v1/items/by-ref/A', { name: 'A' });
  expect((await api.put('/v1/items/by-ref/A', { name: 'B' }, match)).status).toBe(200);
  expect((await api.put('/v1/items/by-ref/A', { name: 'C' }, match)).status).toBe(412);
});

test('If-None-Match: * creates a record, and refuses to change one', async () => {
  const { api } = await newAccount();
  const isNew = { 'if-none-match': '*' };
  const put = (body: object) => api.put('/v1/items/by-ref/A', body, isNew);
  expect((await put({ name: 'First' })).status).toBe(201);
  const { status, body } = await put({ name: 'Second' });
  expect([status, body.error.code]).toEqual([412, 'version_mismatch']);
  expect(body.error.message).toContain('without If-None-Match');
  expect((await api.get('/v1/items/1')).body.data).toMatchObject({ name: 'First', version: 1 });
});

test('If-Match: * updates an existing record, and refuses to create one', async () => {
  const { api } = await newAccount();
  const match = { 'if-match': '*' };
  const put = (name: string) => api.put('/v1/items/by-ref/A', { name }, match);
  expect((await put('A')).body.error.code).toBe('version_mismatch');
  await api.put('/v1/items/by-ref/A', { name: 'A' });
  const { status, body } = await put('B');
  expect([status, body.data.name]).toEqual([200, 'B']);
});

test('the reference of a deleted record can be used again', async () => {
  const { api } = await newAccount();
  await api.put('/v1/items/by-ref/A', { name: 'A' });
  await api.delete('/v1/items/1');
  const { status, body } = await api.put('/v1/items/by-ref/A', { name: 'B' });
  expect([status, body.data.id]).toEqual([201, 2]);
});

test.each([
  `/v1/items/by-ref/${'x'.repeat(201)}`,
  '/v1/items/by-ref/%20',
  '/v1/items/by-ref/a%00b',
  '/v1/items/by-ref/M%FCller',
])('%s is refused as an invalid reference', async (path) => {
  const { api } = await newAccount();
  const { status, body } = await api.put(path, { name: 'A' });
  expect([status, Object.keys(body.error.fields)]).toEqual([400, ['ref']]);
});

test.each(['items', 'locations', 'contacts'])(
  'two %s cannot have the same reference',
  async (family) => {
    const { api } = await newAccount();
    await api.post(`/v1/${family}`, { name: 'A', external_ref: 'Ref' });
    const { status, body } = await api.post(`/v1/${family}`, { name: 'B', external_ref: ' ref' });
    expect([status, body.error.fields.external_ref]).toEqual([
      422,
      [expect.objectContaining({ code: 'taken', id: 1 })],
    ]);
  },
);

test('records of different kinds may have the same reference', async () => {
  const { api } = await newAccount();
  expect((await api.put('/v1/items/by-ref/A', { name: 'A' })).status).toBe(201);
  expect((await api.put('/v1/contacts/by-ref/A', { name: 'A' })).status).toBe(201);
});
