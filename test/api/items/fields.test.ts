import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';

let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
  await account.api.post('/v1/items', { name: 'First', unique_id: 'Straße 1', qr: ['label-1'] });
});

const long = (count: number) => 'x'.repeat(count);

test.each([
  [{ name: undefined }, 'name', 'required'],
  [{ name: null }, 'name', 'required'],
  [{ name: '  ' }, 'name', 'too_short'],
  [{ name: long(201) }, 'name', 'too_long'],
  [{ name: 5 }, 'name', 'invalid_type'],
  [{ name: 'a\u0007b' }, 'name', 'invalid_value'],
  [{ name: 'a\nb' }, 'name', 'invalid_value'],
  [{ unique_id: long(101) }, 'unique_id', 'too_long'],
  [{ unique_id: ' STRASSE 1' }, 'unique_id', undefined],
  [{ unique_id: 'STRAßE 1 ' }, 'unique_id', 'taken'],
  [{ qr: ['other', ' label-1 '] }, 'qr.1', 'taken'],
  [{ qr: ['new', ' new', 'label-1'] }, 'qr.2', 'taken'],
  [{ qr: Array.from({ length: 11 }, (_, index) => `l${index}`) }, 'qr', 'too_many'],
  [{ qr: ['a', ''] }, 'qr.1', 'too_short'],
  [{ qr: 'a' }, 'qr', 'invalid_type'],
  [{ tags: Array.from({ length: 31 }, (_, index) => `t${index}`) }, 'tags', 'too_many'],
  [{ tags: [long(51)] }, 'tags.0', 'too_long'],
  [{ description: long(5001) }, 'description', 'too_long'],
  [{ condition: 'broken' }, 'condition', 'invalid_value'],
  [{ location_id: 77 }, 'location_id', 'not_found'],
  [{ home_location_id: 0 }, 'home_location_id', 'invalid_value'],
  [{ responsible_user_id: '1' }, 'responsible_user_id', 'invalid_type'],
  [{ supplier_id: 77 }, 'supplier_id', 'not_found'],
  [{ acquisition_date: '2026-02-30' }, 'acquisition_date', 'invalid_datetime'],
  [{ acquisition_date: '2026-02-01T00:00:00Z' }, 'acquisition_date', 'invalid_datetime'],
  [
    { acquisition_date: '2026-02-02', expiration_date: '2026-02-01' },
    'expiration_date',
    'end_before_start',
  ],
  [{ acquisition_value: -1 }, 'acquisition_value', 'invalid_value'],
  [{ acquisition_value: 1.005 }, 'acquisition_value', 'invalid_value'],
  [{ acquisition_value: 1e13 }, 'acquisition_value', 'invalid_value'],
  [{ acquisition_value: 10, salvage_value: 10.01 }, 'salvage_value', 'invalid_value'],
  [{ inventory_quantity: 1.0005 }, 'inventory_quantity', 'invalid_value'],
  [{ inventory_enabled: 1 }, 'inventory_enabled', 'invalid_type'],
  [{ inventory_unit: long(21) }, 'inventory_unit', 'too_long'],
  [{ custom_fields: [] }, 'custom_fields', 'invalid_type'],
  [{ custom_fields: { a: { b: 1 } } }, 'custom_fields.a', 'invalid_type'],
  [{ custom_fields: { a: long(5001) } }, 'custom_fields.a', 'too_long'],
  [
    { custom_fields: Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`f${i}`, i])) },
    'custom_fields',
    'too_many',
  ],
  [{ custom_fields: { a: 1e13 } }, 'custom_fields.a', 'invalid_value'],
  [{ custom_fields: { '\u00e9': 1, 'e\u0301': 2 } }, 'custom_fields.e\u0301', 'taken'],
  [{ custom_fields: { a: 1, ' a': null } }, 'custom_fields. a', 'taken'],
  [{ custom_fields: { a: 1e-200 } }, 'custom_fields.a', 'invalid_value'],
  [{ external_ref: long(201) }, 'external_ref', 'too_long'],
])('%j at %s: %s', async (fields, path, code) => {
  const { status, body } = await account.api.post('/v1/items', { name: 'Item', ...fields });
  if (code === undefined) {
    expect(status).toBe(201);
    return;
  }
  expect(status).toBe(422);
  expect(body.error.code).toBe('validation_failed');
  expect(body.error.fields).toEqual({ [path]: [expect.objectContaining({ code })] });
});

test('the error of a value that is in use names the record that has it', async () => {
  const { body } = await account.api.post('/v1/items', { name: 'X', unique_id: 'straße 1' });
  expect(body.error.fields.unique_id).toEqual([expect.objectContaining({ code: 'taken', id: 1 })]);
});

test('all format errors are reported together, and so are all errors found in the store', async () => {
  const shape = await account.api.post('/v1/items', { name: '', tags: 'x', location_id: 77 });
  expect(Object.keys(shape.body.error.fields).sort()).toEqual(['name', 'tags']);
  const store = await account.api.post('/v1/items', {
    name: 'X',
    location_id: 77,
    supplier_id: 78,
    unique_id: 'straße 1',
    acquisition_value: 1,
    salvage_value: 2,
  });
  expect(Object.keys(store.body.error.fields).sort()).toEqual([
    'location_id',
    'salvage_value',
    'supplier_id',
    'unique_id',
  ]);
});

test('texts are trimmed and normalised, long texts keep line breaks, and blanks become null', async () => {
  const { body } = await account.api.post('/v1/items', {
    name: ' Cafe\u0301 ',
    description: 'one\r\n\ttwo',
    model: '   ',
    acquisition_date: '',
    location_id: '',
    tags: ['a', ' a ', 'b'],
  });
  expect(body.data).toMatchObject({
    name: 'Café',
    description: 'one\r\n\ttwo',
    model: null,
    acquisition_date: null,
    location_id: null,
    tags: ['a', 'b'],
  });
});

test('lengths are counted in code points', async () => {
  const { status } = await account.api.post('/v1/items', { name: '🎥'.repeat(200) });
  expect(status).toBe(201);
});

test('null sets the default of a field that has one', async () => {
  const { body } = await account.api.post('/v1/items', {
    name: 'X',
    condition: null,
    qr: null,
    tags: null,
    custom_fields: { gone: null, kept: 0 },
    inventory_enabled: null,
  });
  expect(body.data).toMatchObject({
    condition: 'operative',
    qr: [],
    tags: [],
    custom_fields: { kept: 0 },
    inventory_enabled: false,
  });
});

test('fifty custom fields of five thousand characters are stored, and can be replaced', async () => {
  const fields = (letter: string) =>
    Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [`f${index}`, letter.repeat(5000)]),
    );
  const created = await account.api.post('/v1/items', { name: 'Big', custom_fields: fields('a') });
  expect(created.status).toBe(201);
  const path = `/v1/items/${created.body.data.id}`;
  expect((await account.api.patch(path, { custom_fields: fields('b') })).status).toBe(200);
  const { body } = await account.api.get(path);
  expect(body.data.custom_fields.f49).toBe('b'.repeat(5000));
});

test('a record too large for a row is refused, and the error names the largest field', async () => {
  const value = '\u{1F3A5}'.repeat(2500);
  const custom = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`f${index}`, value]));
  const { status, body } = await account.api.post('/v1/items', {
    name: 'Huge',
    custom_fields: custom,
  });
  expect(status).toBe(422);
  expect(body.error.fields.custom_fields).toEqual([expect.objectContaining({ code: 'too_long' })]);
});

test('the value depreciates in a straight line to the salvage value', async () => {
  const depreciatedValueOf = async (fields: object) => {
    const { body } = await account.api.post('/v1/items', {
      name: 'X',
      acquisition_value: 1000,
      ...fields,
    });
    return body.data.depreciated_value;
  };
  const ended = { acquisition_date: '2000-01-01', expiration_date: '2001-01-01' };
  expect(await depreciatedValueOf({ ...ended, salvage_value: 100 })).toBe(100);
  expect(await depreciatedValueOf(ended)).toBe(0);
  expect(
    await depreciatedValueOf({ acquisition_date: '2098-01-01', expiration_date: '2099-01-01' }),
  ).toBe(1000);
  expect(await depreciatedValueOf({ acquisition_date: '2000-01-01' })).toBeNull();
});
