import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { newItems } from '../../support/bookings.ts';
import { inMinutes } from '../../support/time.ts';

let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
  const { api } = account;
  await api.post('/v1/locations', { name: 'Store', external_ref: 'Store-1' });
  await api.post('/v1/contacts', { name: 'Ann Lee', external_ref: 'ann' });
  await api.post('/v1/locations', { name: 'Gone', external_ref: 'gone' });
  await api.delete('/v1/locations/2');
});

const booking = (iid: number) => ({ name: 'Show', iid: [iid], due_time: inMinutes(60) });
const times = { start_time: inMinutes(1000), end_time: inMinutes(1060) };

let locations = 0;
/** Names of locations are unique. */
function newLocationName(): string {
  locations += 1;
  return `Place ${locations}`;
}

/** Every body that can name a location or a contact, with the field of the reference. */
const bodies: [string, (item: number) => [path: string, body: object]][] = [
  ['location_ref', () => ['/v1/items', { name: 'Lamp' }]],
  ['home_location_ref', () => ['/v1/items', { name: 'Lamp' }]],
  ['supplier_ref', () => ['/v1/items', { name: 'Lamp' }]],
  ['location_ref', (id) => [`/v1/items/${id}/location`, {}]],
  ['location_ref', (id) => [`/v1/items/${id}/inventory`, {}]],
  ['location_ref', (id) => ['/v1/items/move', { iid: [id] }]],
  ['location_ref', (id) => ['/v1/items/stocktake', { iid: [id] }]],
  ['contact_ref', () => ['/v1/locations', { name: newLocationName() }]],
  ['parent_ref', () => ['/v1/locations', { name: newLocationName() }]],
  ['company_ref', () => ['/v1/contacts', { name: 'Bo' }]],
  ['contact_ref', (id) => ['/v1/checkouts', booking(id)]],
  ['location_ref', (id) => ['/v1/checkouts', booking(id)]],
  ['contact_ref', (id) => ['/v1/reservations', { name: 'Show', iid: [id], ...times }]],
  ['location_ref', (id) => ['/v1/reservations', { name: 'Show', iid: [id], ...times }]],
  ['contact_ref', (id) => ['/v1/issues', { name: 'Torn', iid: [id] }]],
  [
    'contact_ref',
    (id) => ['/v1/events', { name: 'Service', kind: 'maintenance', iid: [id], time: inMinutes(0) }],
  ],
  [
    'location_ref',
    (id) => ['/v1/events', { name: 'Service', kind: 'maintenance', iid: [id], time: inMinutes(0) }],
  ],
];

const existingReference = (name: string) =>
  ['location_ref', 'home_location_ref', 'parent_ref'].includes(name) ? 'STORE-1' : 'Ann';

for (const [name, make] of bodies) {
  test(`a ${name} in ${make(1)[0]} refers to the record with that external_ref`, async () => {
    const { api } = account;
    const [item = 0] = await newItems(api, 1);
    const [path, body] = make(item);
    const answer = await api.post(path, { ...body, [name]: existingReference(name) });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    expect(answer.body.meta.ignored_fields).toBeUndefined();
    const shown = Array.isArray(answer.body.data) ? answer.body.data[0] : answer.body.data;
    if (!('seen' in shown)) expect(shown[name.replace('_ref', '_id')]).toBe(1);
  });

  test(`a ${name} in ${make(1)[0]} that is null beside an id is ignored`, async () => {
    const { api } = account;
    const [item = 0] = await newItems(api, 1);
    const [path, body] = make(item);
    const idField = name.replace('_ref', '_id');
    const answer = await api.post(path, { ...body, [idField]: 1, [name]: null });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    const shown = Array.isArray(answer.body.data) ? answer.body.data[0] : answer.body.data;
    if (!('seen' in shown)) expect(shown[idField]).toBe(1);
  });

  test(`a ${name} in ${make(1)[0]} that no record has is not found, and nothing is written`, async () => {
    const { api } = account;
    const [item = 0] = await newItems(api, 1);
    const [path, body] = make(item);
    const { status, body: answer } = await api.post(path, { ...body, [name]: 'nobody' });
    expect(status).toBe(422);
    expect(answer.error.fields).toEqual({
      [name]: [{ code: 'not_found', message: expect.stringContaining('"nobody"') }],
    });
  });
}

test.each([
  [{ location_ref: 5 }, { location_ref: 'invalid_type' }],
  [{ location_ref: 'x'.repeat(201) }, { location_ref: 'too_long' }],
  [{ location_ref: 'Store-1', location_id: 1 }, { location_ref: 'invalid_value' }],
  [{ location_ref: 'gone' }, { location_ref: 'not_found' }],
  [
    { location_ref: 'nobody', supplier_id: 99 },
    { location_ref: 'not_found', supplier_id: 'not_found' },
  ],
  [{ location_ref: 'nobody', name: '' }, { name: 'too_short' }],
])('%j is refused at %j', async (input, codes) => {
  const { status, body } = await account.api.post('/v1/items', { name: 'Lamp', ...input });
  expect(status).toBe(422);
  const entries = Object.entries(body.error.fields as Record<string, { code: string }[]>);
  expect(Object.fromEntries(entries.map(([name, [first]]) => [name, first?.code]))).toEqual(codes);
});

test.each([null, '', ' '])('%j clears a reference as a null id does', async (location_ref) => {
  const { api } = account;
  const { body } = await api.post('/v1/items', { name: 'Lamp', location_ref: 'Store-1' });
  const changed = await api.patch(`/v1/items/${body.data.id}`, { location_ref });
  expect(changed.body.data.location_id).toBeNull();
});

test('objects in a body can name records by reference, too, and errors have the path of the field', async () => {
  const { api } = account;
  const [one = 0] = await newItems(api, 1);
  const set = { home_location_ref: 'Store-1' };
  const many = await api.patch('/v1/items', { iid: [one], set });
  expect(many.body.data[0].home_location_id).toBe(1);
  const { body: shelf } = await api.post('/v1/locations', { name: 'Shelf' });
  const moved = await api.patch('/v1/locations', {
    set: [{ id: shelf.data.id, parent_ref: 'store-1' }],
  });
  expect(moved.body.data[0].parent_id).toBe(1);
  const refused = await api.patch('/v1/locations', {
    set: [{ id: shelf.data.id, parent_ref: 'nobody' }],
  });
  expect(Object.keys(refused.body.error.fields)).toEqual(['set.0.parent_ref']);
});

test('a repeat with an idempotency key is the same request, and another reference is not', async () => {
  const { api } = account;
  const headers = { 'Idempotency-Key': 'by-ref-1' };
  const send = (location_ref: string) =>
    api.post('/v1/items', { name: 'Once', location_ref }, headers);
  const first = await send('Store-1');
  expect((await send('Store-1')).body.data).toEqual(first.body.data);
  expect((await send('store-1')).body.error.code).toBe('idempotency_key_reused');
});

test('a reference of another account is not found', async () => {
  const other = await newAccount();
  const { body } = await other.api.post('/v1/items', { name: 'Lamp', location_ref: 'Store-1' });
  expect(body.error.fields.location_ref[0].code).toBe('not_found');
});
