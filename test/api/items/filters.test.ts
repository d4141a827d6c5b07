import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { openIssue } from '../../support/bookings.ts';
import { inMinutes } from '../../support/time.ts';

let account: TestAccount;
let before: string;

const idsOf = (data: { id: number }[]) => data.map(({ id }) => id);

/** A building with a room, and a shed; nine items of several kinds in them. */
beforeAll(async () => {
  account = await newAccount();
  const { api, ownerId } = account;
  await api.post('/v1/locations', { name: 'Building' });
  await api.post('/v1/locations', { name: 'Room', parent_id: 1 });
  await api.post('/v1/locations', { name: 'Shed' });
  await api.post('/v1/contacts', { name: 'Dealer' });
  const items = [
    { name: 'Dimmer', type: 'Dimmer', tags: ['Red', 'new'], location_id: 2 },
    { name: 'Cable dimmer', type: 'dimmer ', location_id: 1, external_ref: 'Ref-2' },
    { name: 'Lamp', type: 'Lamp', serial_number: 'SN#7', location_id: 3 },
    { name: 'Lamp', type: 'Lamp', serial_number: 'sn#7', location_id: 2, home_location_id: 3 },
    { name: 'Dimmer 2', type: 'Dimmer 2', responsible_user_id: ownerId, supplier_id: 1 },
    { name: 'Tape', inventory_enabled: true, inventory_quantity: 1, inventory_minimum: 2 },
    { name: 'Rope', expiration_date: '2030-01-01', inspection_interval_days: 1 },
    { name: 'Sling', expiration_date: '2029-01-01', inspection_interval_days: 3650 },
    { name: 'Old dimmer', type: 'Dimmer', condition: 'discarded', location_id: 2 },
  ];
  for (const body of items) await api.post('/v1/items', body);
  await openIssue(api, [3, 5]);
  before = inMinutes(1);
  await api.post('/v1/items/1/inventory', {});
});

test.each([
  ['type=dimmer', [1, 2, 9]],
  ['type=Dimmer&order=-name', [9, 1, 2]],
  ['type=dim', []],
  ['tag=red', [1]],
  ['serial_number=SN%237', [3, 4]],
  ['serial_number=SN', []],
  ['external_ref=ref-2', [2]],
  ['external_ref=ref', []],
  ['id=4,2,99', [2, 4]],
  ['id=4,2&order=-id', [4, 2]],
  ['location_id=2', [1, 4, 9]],
  ['location_id=1', [2]],
  ['location_id=1&include_sublocations=true', [1, 2, 4, 9]],
  ['home_location_id=3', [4]],
  ['supplier_id=1', [5]],
  ['inventory_low=true', [6]],
  ['has_open_issues=true', [3, 5]],
  ['expires_before=2030-01-01', [8]],
  ['expires_before=2030-01-02&order=expiration_date', [8, 7]],
  ['inspection_before=2035-01-01', [7]],
  ['attention_before=2035-01-01', [6, 7, 8]],
  ['attention_before=2030-01-02&expires_before=2035-01-01', [7, 8]],
  ['attention_before=2001-01-01', [6]],
  ['type=dimmer&location_id=2', [1, 9]],
  ['type=dimmer&location_id=2&display=active', [1]],
  ['type=dimmer&q=cable', [2]],
  ['q=dimmer&display=active&location_id=2', [1]],
  ['type=lamp&has_open_issues=true&location_id=3', [3]],
  ['tag=new&tag_=x&type=dimmer&order=-updated_at&limit=1', [1]],
  ['location_id=99', []],
  ['supplier_id=1&responsible_user_id=99', []],
])('?%s', async (query, expected) => {
  const { status, body } = await account.api.get(`/v1/items?${query}`);
  expect(status).toBe(200);
  expect(idsOf(body.data)).toEqual(expected);
  expect(body.meta.pagination.total).toBe(expected.length);
});

test('not_seen_since lists items that were last seen earlier or never', async () => {
  const { body } = await account.api.get(`/v1/items?not_seen_since=${before}&location_id=2`);
  expect(idsOf(body.data)).toEqual([1, 4, 9]);
  const { body: since } = await account.api.get(
    `/v1/items?not_seen_since=2020-01-01T00:00:00Z&location_id=2`,
  );
  expect(idsOf(since.data)).toEqual([4, 9]);
});

test('responsible_user_id lists the items of a member', async () => {
  const { api, ownerId } = account;
  const { body } = await api.get(`/v1/items?responsible_user_id=${ownerId}`);
  expect(idsOf(body.data)).toEqual([5]);
});

test.each([
  ['expires_before=tomorrow', 'expires_before'],
  ['id=1,x', 'id'],
  ['inventory_low=false', 'inventory_low'],
  ['available_from=2030-01-01T00:00:00Z', 'available_to'],
  ['available_from=2030-01-02T00:00:00Z&available_to=2030-01-01T00:00:00Z', 'available_to'],
  [`id=${Array.from({ length: 101 }, (_, index) => index + 1)}`, 'id'],
  ['type=a&updated_since=2020-01-01T00:00:00Z', 'type'],
])('?%s is refused because of %s', async (query, name) => {
  const { status, body } = await account.api.get(`/v1/items?${query}`);
  expect([status, Object.keys(body.error.fields)]).toEqual([400, [name]]);
});

test('a filtered list has pages with cursors in any order', async () => {
  for (const order of ['id', '-name', 'expiration_date', '-due_time']) {
    const all = await account.api.get(`/v1/items?type=dimmer&order=${order}`);
    const ids: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = await account.api.get(
        `/v1/items?type=dimmer&order=${order}&limit=1${cursor && `&cursor=${cursor}`}`,
      );
      ids.push(...idsOf(body.data));
      cursor = body.meta.pagination.next_cursor;
    }
    expect(ids).toEqual(idsOf(all.body.data));
  }
});

test('a filter finds the current values of an item', async () => {
  const { api } = await newAccount();
  const body = { name: 'A', type: 'Lamp', tags: ['x'], serial_number: '1' };
  await api.post('/v1/items', body);
  await api.patch('/v1/items/1', { type: 'Dimmer', tags: [] });
  expect((await api.get('/v1/items?type=lamp')).body.data).toEqual([]);
  expect((await api.get('/v1/items?tag=x')).body.data).toEqual([]);
  expect(idsOf((await api.get('/v1/items?type=dimmer&serial_number=1')).body.data)).toEqual([1]);
  await api.delete('/v1/items/1');
  expect((await api.get('/v1/items?type=dimmer')).body.data).toEqual([]);
});

test('a filter compares whole values, and a search does not find field names', async () => {
  const { api } = await newAccount();
  await api.post('/v1/items', { name: 'A', type: 'Lamp' });
  await api.post('/v1/items', { name: 'Lamp' });
  expect(idsOf((await api.get('/v1/items?type=lamp')).body.data)).toEqual([1]);
  expect(idsOf((await api.get('/v1/items?q=type')).body.data)).toEqual([]);
});

test('an item with very many words is found by filters, too', async () => {
  const { api } = await newAccount();
  const description = Array.from({ length: 700 }, (_, index) => `w${index}`).join(' ');
  await api.post('/v1/items', { name: 'A', type: 'Lamp', description });
  await api.post('/v1/items', { name: 'B', type: 'Lamp' });
  await api.patch('/v1/items/1', { tags: ['x'] });
  expect(idsOf((await api.get('/v1/items?type=lamp')).body.data)).toEqual([1, 2]);
  expect(idsOf((await api.get('/v1/items?type=lamp&tag=x')).body.data)).toEqual([1]);
});

test('commas separate ids in a filter, but are literal in a text', async () => {
  const { api } = await newAccount();
  for (const name of ['Depot', 'Stage', 'Office']) await api.post('/v1/locations', { name });
  for (const name of ['ACME', 'Northlight']) await api.post('/v1/contacts', { name });
  await api.post('/v1/items', { name: 'A', location_id: 1, supplier_id: 1, type: 'Cable, long' });
  await api.post('/v1/items', { name: 'B', location_id: 2, supplier_id: 2, type: 'Cable' });
  await api.post('/v1/items', { name: 'C', location_id: 3, home_location_id: 1, type: 'long' });
  const listNames = async (query: string) => {
    const { body } = await api.get(`/v1/items?${query}`);
    expect(body.meta.pagination.total).toBe(body.data.length);
    return body.data.map(({ name }: { name: string }) => name).join('');
  };
  expect(await listNames('location_id=1,2')).toBe('AB');
  expect(await listNames('supplier_id=2,1&order=-name')).toBe('BA');
  expect(await listNames('supplier_id=1,2&location_id=2,3')).toBe('B');
  expect(await listNames('home_location_id=1,2')).toBe('C');
  expect(await listNames('type=Cable,%20long')).toBe('A');
  expect(await listNames('type=Cable,long')).toBe('');
  const many = Array.from({ length: 21 }, (_, index) => index + 1).join();
  for (const refused of ['1,x', '1,,2', many]) {
    expect((await api.get(`/v1/items?location_id=${refused}`)).status).toBe(400);
  }
});
