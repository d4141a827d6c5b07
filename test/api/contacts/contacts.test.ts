import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems, reserve } from '../../support/bookings.ts';

test('creates a contact with its defaults', async () => {
  const { api } = await newAccount();
  const { body } = await api.post('/v1/contacts', { name: 'Ada' });
  expect(body.data).toMatchObject({
    kind: 'person',
    relations: ['relation'],
    blocked: false,
    tags: [],
    open_checkouts_count: 0,
    company: null,
  });
});

test.each([
  [{ relations: [] }, 'relations', 'too_short'],
  [{ relations: ['friend'] }, 'relations.0', 'invalid_value'],
  [{ email: 'nobody' }, 'email', 'invalid_value'],
  [{ website: 'http://a.example' }, 'website', 'invalid_value'],
  [{ phone: '1'.repeat(41) }, 'phone', 'too_long'],
  [{ country: 'XX' }, 'country', 'invalid_value'],
  [{ latitude: 1 }, 'longitude', 'required'],
  [{ company_id: 9 }, 'company_id', 'not_found'],
  [{ blocked: 'yes' }, 'blocked', 'invalid_type'],
])('refuses %j', async (fields, path, code) => {
  const { api } = await newAccount();
  const { status, body } = await api.post('/v1/contacts', { name: 'A', ...fields });
  expect(status).toBe(422);
  expect(body.error.fields).toEqual({ [path]: [expect.objectContaining({ code })] });
});

test('a number is unique in the account, and free again after a deletion', async () => {
  const { api } = await newAccount();
  await api.post('/v1/contacts', { name: 'A', number: 'K-1' });
  const { body } = await api.post('/v1/contacts', { name: 'B', number: ' k-1 ' });
  expect(body.error.fields.number).toEqual([expect.objectContaining({ code: 'taken', id: 1 })]);
  await api.delete('/v1/contacts/1');
  expect((await api.post('/v1/contacts', { name: 'B', number: 'K-1' })).status).toBe(201);
});

test('a contact cannot be its own company, and still shows its deleted company', async () => {
  const { api } = await newAccount();
  await api.post('/v1/contacts', { name: 'ACME', kind: 'company' });
  await api.post('/v1/contacts', { name: 'Ada', company_id: 1 });
  const own = await api.patch('/v1/contacts/2', { company_id: 2 });
  expect(own.body.error.fields.company_id).toEqual([
    expect.objectContaining({ code: 'invalid_value' }),
  ]);
  await api.delete('/v1/contacts/1');
  expect((await api.get('/v1/contacts/2')).body.data.company).toEqual({ id: 1, name: 'ACME' });
  const anew = await api.patch('/v1/contacts/2', { company_id: 1 });
  expect(anew.body.error.fields.company_id).toEqual([
    expect.objectContaining({ code: 'not_found' }),
  ]);
});

test('a contact of an open reservation cannot be deleted until it is completed', async () => {
  const { api } = await newAccount();
  await api.post('/v1/contacts', { name: 'A' });
  await reserve(api, await newItems(api, 1), 10, 20, { contact_id: 1 });
  const { status, body } = await api.delete('/v1/contacts/1');
  expect([status, body.error.code]).toEqual([400, 'contact_in_use']);
  const named = { resource: 'reservation', id: 1, name: 'Reservation', count: 1 };
  expect(body.error.fields).toEqual({
    id: [{ code: 'contact_in_use', message: expect.any(String), ...named }],
  });
  await api.post('/v1/reservations/1/complete', {});
  expect((await api.delete('/v1/contacts/1')).status).toBe(204);
});

test('a search finds contacts by words of their names, addresses, numbers and tags', async () => {
  const { api } = await newAccount();
  await api.post('/v1/contacts', {
    name: 'Müller & Söhne',
    email: 'post@mueller.example',
    tags: ['grip'],
  });
  await api.post('/v1/contacts', { name: 'Ada', notes: 'knows Müller', number: 'K-7' });
  const listIds = async (query: string) => {
    const { body } = await api.get(`/v1/contacts?${query}`);
    return body.data.map(({ id }: { id: number }) => id);
  };
  expect(await listIds('q=muller')).toEqual([1, 2]);
  expect(await listIds('q=sohne%20mul')).toEqual([1]);
  expect(await listIds('q=mueller')).toEqual([1]);
  expect(await listIds('q=k-7')).toEqual([2]);
  expect(await listIds('q=grip&order=-name')).toEqual([1]);
  expect(await listIds('order=name')).toEqual([2, 1]);
  expect((await api.get('/v1/contacts?order=email')).status).toBe(400);
});

test('the email filter compares whole addresses without regard to case', async () => {
  const { api } = await newAccount();
  await api.post('/v1/contacts', { name: 'One', email: 'Ann@Example.com' });
  await api.post('/v1/contacts', { name: 'Two', email: 'ann@example.com' });
  await api.post('/v1/contacts', { name: 'Three', email: 'joann@example.com' });
  const namesWith = async (email: string) => {
    const { body } = await api.get(`/v1/contacts?email=${encodeURIComponent(email)}`);
    return body.data.map(({ name }: { name: string }) => name);
  };
  expect(await namesWith(' ANN@example.com')).toEqual(['One', 'Two']);
  expect(await namesWith('ann')).toEqual([]);
  expect(await namesWith('ann@example.com,joann@example.com')).toEqual([]);
  await api.patch('/v1/contacts/1', { email: null });
  expect(await namesWith('ann@example.com')).toEqual(['Two']);
});

test('an error lists at most twenty open bookings of the contact, and counts all of them', async () => {
  const { api } = await newAccount();
  await api.post('/v1/contacts', { name: 'A' });
  const iid = await newItems(api, 2);
  const fields = { contact_id: 1 };
  await checkOut(api, iid.slice(0, 1), 10, fields);
  await api.post('/v1/checkouts/1/checkin', {});
  await checkOut(api, iid.slice(0, 1), 10, fields);
  for (let number = 1; number <= 21; number += 1) {
    await reserve(api, iid.slice(1), number * 60, number * 60 + 30, fields);
  }
  await api.post('/v1/reservations/1/complete', {});
  const entries: { resource: string; id: number }[] = (await api.delete('/v1/contacts/1')).body
    .error.fields.id;
  expect(entries[0]).toMatchObject({ resource: 'checkout', id: 2, count: 21 });
  expect(entries.slice(1).map(({ resource, id }) => [resource, id])).toEqual(
    Array.from({ length: 19 }, (_, index) => ['reservation', index + 2]),
  );
});
