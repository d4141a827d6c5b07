import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';

let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
  await account.api.post('/v1/locations', { name: 'First Room', qr: ['label-1'] });
  await account.api.post('/v1/items', { name: 'Item', qr: ['label-2'] });
});

const long = (count: number) => 'x'.repeat(count);

test.each([
  [{ name: undefined }, 'name', 'required'],
  [{ name: null }, 'name', 'required'],
  [{ name: ' ' }, 'name', 'too_short'],
  [{ name: long(201) }, 'name', 'too_long'],
  [{ name: ' FIRST room ' }, 'name', 'taken'],
  [{ parent_id: 77 }, 'parent_id', 'not_found'],
  [{ parent_id: 0 }, 'parent_id', 'invalid_value'],
  [{ parent_id: 'x' }, 'parent_id', 'invalid_type'],
  [{ kind: 'garage' }, 'kind', 'invalid_value'],
  [{ kind: 1 }, 'kind', 'invalid_type'],
  [{ description: long(5001) }, 'description', 'too_long'],
  [{ address: long(201) }, 'address', 'too_long'],
  [{ zip: long(21) }, 'zip', 'too_long'],
  [{ city: long(101) }, 'city', 'too_long'],
  [{ region: long(101) }, 'region', 'too_long'],
  [{ country: 'XX' }, 'country', 'invalid_value'],
  [{ country: 'DEU' }, 'country', 'invalid_value'],
  [{ latitude: 90.5, longitude: 1 }, 'latitude', 'invalid_value'],
  [{ latitude: 1, longitude: -180.1 }, 'longitude', 'invalid_value'],
  [{ latitude: 1.123456789, longitude: 1 }, 'latitude', 'invalid_value'],
  [{ latitude: '1', longitude: 1 }, 'latitude', 'invalid_type'],
  [{ latitude: 1 }, 'longitude', 'required'],
  [{ longitude: 1 }, 'latitude', 'required'],
  [{ contact_id: 77 }, 'contact_id', 'not_found'],
  [{ qr: ['label-1'] }, 'qr.0', 'taken'],
  [{ qr: ['new', 'label-2'] }, 'qr.1', 'taken'],
  [{ qr: ['new', 'new', 'label-2', 'label-2'] }, 'qr.2', 'taken'],
  [{ qr: [5] }, 'qr.0', 'invalid_type'],
  [{ external_ref: long(201) }, 'external_ref', 'too_long'],
])('%j is refused because of %s: %s', async (fields, path, code) => {
  const { status, body } = await account.api.post('/v1/locations', { name: 'Room', ...fields });
  expect(status).toBe(422);
  expect(body.error.code).toBe('validation_failed');
  expect(body.error.fields).toEqual({ [path]: [expect.objectContaining({ code })] });
});

test('the errors of a name and a label in use name the records that have them', async () => {
  const { body } = await account.api.post('/v1/locations', { name: 'first room', qr: ['label-2'] });
  expect(body.error.fields).toEqual({
    name: [expect.objectContaining({ code: 'taken', id: 1 })],
    'qr.0': [expect.objectContaining({ code: 'taken', id: 1 })],
  });
});

test('names that differ in an accent are different', async () => {
  const { status } = await account.api.post('/v1/locations', { name: 'Fírst Room' });
  expect(status).toBe(201);
});

test('labels differ by case', async () => {
  const { status } = await account.api.post('/v1/locations', { name: 'Label', qr: ['LABEL-1'] });
  expect(status).toBe(201);
});

test('a new location has all fields, with defaults for absent ones', async () => {
  const { api } = await newAccount();
  const { status, headers, body } = await api.post('/v1/locations', { name: ' Stage ' });
  expect(status).toBe(201);
  expect(headers.location).toBe('/v1/locations/1');
  expect(body.data).toEqual({
    id: 1,
    version: 1,
    created_at: expect.any(String),
    created_by: expect.objectContaining({ type: 'api_key', name: 'Main (API)' }),
    updated_at: body.data.created_at,
    updated_by: body.data.created_by,
    name: 'Stage',
    parent_id: null,
    parent: null,
    path: 'Stage',
    kind: 'storage',
    description: null,
    address: null,
    zip: null,
    city: null,
    region: null,
    country: null,
    latitude: null,
    longitude: null,
    contact_id: null,
    contact: null,
    qr: [],
    external_ref: null,
    items_count: 0,
  });
});

test('all sent fields are stored', async () => {
  const { api } = await newAccount();
  await api.post('/v1/contacts', { name: 'Janitor' });
  const input = {
    name: 'Hall',
    kind: 'usage',
    description: 'one\ntwo',
    address: 'Street 1',
    zip: '0123',
    city: 'Köln',
    region: 'NRW',
    country: 'DE',
    latitude: -0.12345678,
    longitude: 180,
    contact_id: 1,
    qr: ['q1', 'q2'],
    external_ref: 'ref',
  };
  await api.post('/v1/locations', input);
  const { body } = await api.get('/v1/locations/1');
  expect(body.data).toMatchObject({ ...input, contact: { id: 1, name: 'Janitor' } });
});

test('a country is stored in upper case', async () => {
  const { body } = await account.api.post('/v1/locations', { name: 'Bern', country: 'ch' });
  expect(body.data.country).toBe('CH');
});

test('zero is a valid coordinate', async () => {
  const nullIsland = { name: 'Null Island', latitude: 0, longitude: 0 };
  const { body } = await account.api.post('/v1/locations', nullIsland);
  expect(body.data).toMatchObject(nullIsland);
});

test('null sets the default of a field that has one, and blanks become null', async () => {
  const { body } = await account.api.post('/v1/locations', {
    name: 'Bare',
    kind: null,
    qr: null,
    parent_id: '',
    country: ' ',
    city: '',
  });
  expect(body.data).toMatchObject({
    kind: 'storage',
    qr: [],
    parent_id: null,
    country: null,
    city: null,
  });
});

test('unknown fields are ignored, and listed as such', async () => {
  const { body } = await account.api.post('/v1/locations', {
    items_count: 5,
    name: 'Named',
    path: 'x',
    color: 'red',
  });
  expect(body.meta.ignored_fields).toEqual(['items_count', 'path', 'color']);
  expect(body.data).toMatchObject({ items_count: 0, path: 'Named' });
});
