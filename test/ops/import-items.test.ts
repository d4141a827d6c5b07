import { writeFile } from 'node:fs/promises';
import { expect, inject, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { ops, refusal, start } from './cli.ts';
import { csvFile, importItems, importKind, itemsOf, options } from './csv-import.ts';
import { startCuttingGateway } from './cutting-gateway.ts';

/** More rows than two calls can send, and no more than a page of a list can show. */
const rowCount = 180;
const rows = Array.from({ length: rowCount }, (_, index) => `Dedolight,DLED ${index},A-${index}`);

test('a row becomes an item: columns with the name of a field set it, the others become custom fields', async () => {
  const account = await newAccount();
  const file = await csvFile(
    'manufacturer,model,tags,qr,acquisition_value,inventory_enabled,weight_kg,article,custom_fields.ean,note',
    'DMG Lumière,"SL1 ""Mix""",light; led;,Q1;Q2,1200.5,true,1.50,0042,4006381333931,',
  );
  const { code, report } = await importItems(account, file);
  expect(report).toEqual({ rows: 1, created: 1, present: 0, refused: [] });
  expect(code).toBe(0);
  expect(await itemsOf(account.api)).toEqual([
    expect.objectContaining({
      name: 'DMG Lumière SL1 "Mix"',
      manufacturer: 'DMG Lumière',
      model: 'SL1 "Mix"',
      tags: ['light', 'led'],
      qr: ['Q1', 'Q2'],
      acquisition_value: 1200.5,
      inventory_enabled: true,
      custom_fields: { article: '0042', ean: '4006381333931', weight_kg: 1.5 },
      external_ref: expect.stringMatching(/^equipment-\d+\.csv#[0-9a-f]{12}$/),
      created_by: expect.objectContaining({ name: 'Main (API)' }),
    }),
  ]);
});

test('a map assigns columns to other fields or to custom fields, or leaves them out', async () => {
  const account = await newAccount();
  const file = await csvFile('Title,Art,type,internal,kg', 'Camera,A-1,Video,secret,2');
  const maps = ['Title=name', 'Art=external_ref', 'type=custom_fields.kind', 'internal='];
  await importItems(account, file, ...maps, 'kg=custom_fields.weight');
  expect(await itemsOf(account.api)).toEqual([
    expect.objectContaining({
      name: 'Camera',
      external_ref: 'A-1',
      type: null,
      custom_fields: { kind: 'Video', weight: 2 },
    }),
  ]);
});

test('names everything that is wrong with a map, and imports nothing', async () => {
  const account = await newAccount();
  const file = await csvFile('name,type,kind', 'Camera,Video,A');
  const maps = ['kind=type', 'name=title', 'sort=model', 'type'];
  const message = await refusal(...options(account, file, ...maps));
  expect(message).toMatch(/^validation_failed: map: /);
  expect(message).toContain('There is no field title.');
  expect(message).toContain('There is no column sort.');
  expect(message).toContain('type is not of the form column=field.');
  expect(await refusal(...options(account, file, 'kind=type'))).toContain(
    'The columns type and kind both go to type.',
  );
  expect(await itemsOf(account.api)).toEqual([]);
});

test('a second import adds nothing, and an import of a longer file adds only the new rows', async () => {
  const account = await newAccount();
  const header = 'manufacturer,model,article';
  const file = await csvFile(header, ...rows);
  expect((await importItems(account, file)).report).toMatchObject({
    created: rowCount,
    present: 0,
  });
  expect((await importItems(account, file)).report).toEqual({
    rows: rowCount,
    created: 0,
    present: rowCount,
    refused: [],
  });
  await writeFile(file, `${[header, 'Dedolight,New,B-1', ...rows].join('\r\n')}`);
  const { report } = await importItems(account, file, 'article=serial_number');
  expect(report).toMatchObject({ rows: rowCount + 1, created: 1, present: rowCount });
  expect(await itemsOf(account.api)).toHaveLength(rowCount + 1);
});

test('each of several equal rows becomes an item of its own', async () => {
  const account = await newAccount();
  const file = await csvFile('name', 'Cable', 'Cable', 'Cable');
  expect((await importItems(account, file)).report).toMatchObject({ created: 3 });
  expect((await importItems(account, file)).report).toMatchObject({ created: 0, present: 3 });
  const references: string[] = (await itemsOf(account.api)).map(
    (item: { external_ref: string }) => item.external_ref,
  );
  expect(references.map((reference) => reference.replace(/^.*#[0-9a-f]+/, '')).sort()).toEqual([
    '',
    '-2',
    '-3',
  ]);
});

test('an import that was killed is finished by the next one: every row is imported once', async () => {
  const account = await newAccount();
  const file = await csvFile('manufacturer,model,article', ...rows);
  const gateway = await startCuttingGateway(2);
  const child = start([...options(account, file), '--url', gateway.url]);
  const ended = new Promise((resolve) => child.once('close', resolve));
  await gateway.cut;
  child.kill('SIGKILL');
  await ended;
  expect((await itemsOf(account.api)).length).toBeGreaterThanOrEqual(50);
  const { code, report } = await importItems(account, file);
  expect({ code, ...report }).toMatchObject({ code: 0, rows: rowCount, refused: [] });
  expect(report.created + report.present).toBe(rowCount);
  expect(report.created).toBeGreaterThan(0);
  const models: string[] = (await itemsOf(account.api)).map(
    (item: { model: string }) => item.model,
  );
  expect(models.sort()).toEqual(rows.map((row) => row.split(',')[1]).sort());
});

test('reports which rows were refused and why, and imports all others', async () => {
  const account = await newAccount();
  await account.api.post('/v1/items', { name: 'Old', unique_id: 'U-1' });
  const file = await csvFile(
    'name,unique_id,acquisition_value,external_ref',
    'Lamp,,10,L-1',
    ',,cheap,L-2',
    'Stand,U-1,,L-3',
    '"Two',
    'lines",,,L-4',
    'Lens,,,L-1',
    'Case,,,L-5',
  );
  const { code, report } = await importItems(account, file);
  expect(code).toBe(1);
  expect(report).toMatchObject({ rows: 6, created: 2, present: 0 });
  expect(report.refused).toMatchObject([
    {
      line: 3,
      external_ref: 'L-2',
      code: 'validation_failed',
      fields: { name: [{ code: 'required' }], acquisition_value: [{ code: 'invalid_type' }] },
    },
    { line: 4, external_ref: 'L-3', fields: { unique_id: [{ code: 'taken' }] } },
    { line: 5, external_ref: 'L-4', fields: { name: [{ code: 'invalid_value' }] } },
    {
      line: 7,
      external_ref: 'L-1',
      fields: { external_ref: [{ message: 'Line 2 has the same external_ref.' }] },
    },
  ]);
  const again = await importItems(account, file);
  expect(again.code).toBe(1);
  expect(again.report).toMatchObject({ created: 0, present: 2 });
  expect(again.report.refused).toHaveLength(4);
});

test('a deleted item can be imported again at once, with the same map or another one', async () => {
  const account = await newAccount();
  const file = await csvFile('name,kind', 'Lamp,Light');
  for (const maps of [[], [], ['kind=type']]) {
    expect((await importItems(account, file, ...maps)).report).toMatchObject({ created: 1 });
    const [item] = await itemsOf(account.api);
    await account.api.delete(`/v1/items/${item.id}`);
  }
});

test('stops at once with the error code where the key is not allowed to import', async () => {
  const account = await newAccount();
  const file = await csvFile('name', 'Lamp');
  const reader = await account.newKey({ scopes: ['items:read'] });
  const invalidKey = { token: `${account.token}x` };
  expect(await refusal(...options(reader, file))).toMatch(/^insufficient_scope: /);
  expect(await refusal(...options(invalidKey, file))).toMatch(/^invalid_api_key: /);
  expect(await refusal(...options({ token: 'schlüssel' }, file))).toMatch(/^invalid_api_key: /);
  expect(await itemsOf(account.api)).toEqual([]);
});

test('does not start an import of a malformed file', async () => {
  const account = await newAccount();
  const broken = await csvFile('name,type', 'Lamp,Light', 'Stand');
  expect(await refusal(...options(account, broken))).toContain('on line 3');
  await writeFile(broken, Buffer.from('name\nLumière\n', 'latin1'));
  expect(await refusal(...options(account, broken))).toContain('is not valid UTF-8');
  await writeFile(broken, 'name,\nLamp,Light\n');
  expect(await refusal(...options(account, broken))).toContain('Column 2');
  expect(await itemsOf(account.api)).toEqual([]);
});

test('a maintenance column sets the plans of each item, and a second import does not change them', async () => {
  const account = await newAccount();
  const file = await csvFile(
    'name,external_ref,maintenance',
    'Mask,M-1,"Annual check: inspection every 365 days, next on 31.12.2030; Filter : Maintenance every 20 check-outs"',
    'Hose,M-2,Flow: calibration every 1 day',
    'Pump,M-3,Yearly',
  );
  const { report } = await importItems(account, file);
  expect(report).toMatchObject({ created: 2, refused: [{ line: 4 }] });
  expect(JSON.stringify(report)).toContain(
    'Column maintenance, “Yearly”, kind: This field is required. ' +
      'Column maintenance, “Yearly”, every_days: Send this, or every_checkouts.',
  );
  const plansOf = async () => {
    const { data } = (await account.api.get('/v1/items?order=name')).body;
    return data.map(({ maintenance }: { maintenance: unknown }) => maintenance);
  };
  const plans = await plansOf();
  const [check, filter] = [
    { name: 'Annual check', kind: 'inspection', every_days: 365, next_on: '2030-12-31' },
    { name: 'Filter', kind: 'maintenance', every_checkouts: 20, next_on: null },
  ];
  expect(plans).toMatchObject([
    [{ name: 'Flow', kind: 'calibration', every_days: 1 }],
    [check, filter],
  ]);
  const again = await importKind('items', account, file, '--update');
  expect(again.report).toMatchObject({ present: 2, updated: 0 });
  expect(await plansOf()).toEqual(plans);
});

test('accepts the address of the service with and without /v1, and refuses text that is not an address', async () => {
  const account = await newAccount();
  const args = options(account, await csvFile('name', 'Lamp'));
  const { url } = inject('service');
  expect(await ops(...args, '--url', `${url}/v1`)).toMatchObject({ created: 1, refused: [] });
  expect(await ops(...args, '--url', `${url}/`)).toMatchObject({ created: 0, present: 1 });
  const address = new URL(url).host;
  expect(await refusal(...args, '--url', address)).toContain(`${address} is not a web address`);
});
