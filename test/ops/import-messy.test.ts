import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import type { Client } from '../support/http.ts';
import { folder, refusal, run } from './cli.ts';
import { csvFile, importKind, itemsOf, options } from './csv-import.ts';

const header = 'Name ;EXTERNAL REF;Acquisition Date;acquisition Value;Serial numer;Tags';
/** A file as an office program writes it. The 78th row has no name, the 100th an invalid date. */
function messyFile(count: number): Promise<string> {
  const rows = Array.from({ length: count }, (_, index) => {
    const name = index === 77 ? '' : `Camera ${index}`;
    const date = index === 99 ? '31.13.2026' : '31.12.2026';
    return `${name};R-${index};${date};${index},50;S ${index};"video; led"`;
  });
  return csvFile(header, ...rows);
}

const refusals = [
  {
    line: 79,
    external_ref: 'R-77',
    message: 'Column Name, empty: This field is required.',
    fields: { name: [{ code: 'required' }] },
  },
  {
    line: 101,
    external_ref: 'R-99',
    message: expect.stringContaining('Column Acquisition Date, “31.13.2026”: Must be a date'),
    fields: { acquisition_date: [{ code: 'invalid_datetime' }] },
  },
];

test('a dry run of 2,000 rows reports the whole import, without a key and without a call', async () => {
  const file = await messyFile(2000);
  const args = ['import', 'items', '--file', file, '--url', 'http://127.0.0.1:1', '--dry-run'];
  const { code, stdout, stderr } = await run(args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const report = JSON.parse(stdout);
  expect(report).toMatchObject({
    dry_run: true,
    rows: 2000,
    delimiter: ';',
    refused_count: 2,
    refused: refusals,
    minutes: 2,
  });
  expect(report.calls).toBeGreaterThanOrEqual(400);
  expect(report.calls).toBeLessThan(420);
  expect(report.columns).toEqual([
    { column: 'Name', field: 'name' },
    { column: 'EXTERNAL REF', field: 'external_ref' },
    { column: 'Acquisition Date', field: 'acquisition_date' },
    { column: 'acquisition Value', field: 'acquisition_value' },
    { column: 'Serial numer', field: 'custom_fields.Serial numer', did_you_mean: 'serial_number' },
    { column: 'Tags', field: 'tags' },
  ]);
});

test('an import refuses only the rows that its dry run named, and a second import creates nothing', async () => {
  const account = await newAccount();
  const file = await messyFile(120);
  const map = ['--map', 'serial NUMER=serial_number'];
  const first = await importKind('items', account, file, ...map);
  expect(first).toMatchObject({ code: 1, report: { rows: 120, created: 118, refused: refusals } });
  const again = await importKind('items', account, file, ...map);
  expect(again.report).toMatchObject({ created: 0, present: 118, refused: refusals });
  const items = await itemsOf(account.api);
  expect(items).toHaveLength(118);
  expect(items).toContainEqual(
    expect.objectContaining({
      name: 'Camera 3',
      external_ref: 'R-3',
      acquisition_date: '2026-12-31',
      acquisition_value: 3.5,
      serial_number: 'S 3',
      tags: ['video', 'led'],
      custom_fields: {},
    }),
  );
});

async function itemsByReference(api: Client) {
  const items: { external_ref: string }[] = await itemsOf(api);
  return Object.fromEntries(items.map((item) => [item.external_ref, item]));
}

test('an update changes what the file changed, and nothing else', async () => {
  const account = await newAccount();
  const head = 'external_ref,name,model,kg,condition';
  const file = await csvFile(head, 'A,Lamp,M1,1,operative', 'B,Stand,M2,2,', 'C,Case,M3,3,');
  await importKind('items', account, file);
  const before = await itemsByReference(account.api);
  await writeFile(
    file,
    [head, 'A,Lamp,M1,1,', 'B,Tall stand,,2.5,', 'C,Case,M3,3,', 'D,Lens,,,'].join('\n'),
  );
  const { report } = await importKind('items', account, file, '--update');
  expect(report).toEqual({
    rows: 4,
    created: 1,
    updated: 1,
    present: 2,
    not_updated: ['condition'],
    refused: [],
  });
  const after = await itemsByReference(account.api);
  expect(Object.keys(after).sort()).toEqual(['A', 'B', 'C', 'D']);
  expect(after.A).toEqual(before.A);
  expect(after.C).toEqual(before.C);
  // An empty cell leaves its field as it is.
  expect(after.B).toMatchObject({ name: 'Tall stand', model: 'M2', custom_fields: { kg: 2.5 } });
  expect((await importKind('items', account, file, '--update')).report).toMatchObject({
    updated: 0,
    present: 4,
  });
});

test('an update composes names from other columns for new records only', async () => {
  const account = await newAccount();
  await account.api.post('/v1/items', { name: 'Camera 1', external_ref: 'A' });
  const file = await csvFile('external_ref,manufacturer,model', 'A,Canon,C70', 'B,Canon,C80');
  const { report } = await importKind('items', account, file, '--update');
  expect(report).toMatchObject({ updated: 1, created: 1, refused: [] });
  const { A, B } = await itemsByReference(account.api);
  expect(A).toMatchObject({ name: 'Camera 1', manufacturer: 'Canon', model: 'C70' });
  expect(B).toMatchObject({ name: 'Canon C80' });
});

test('a dry run of an update refuses the same rows as the update', async () => {
  const account = await newAccount();
  await account.api.post('/v1/items', { name: 'Lamp', external_ref: 'A' });
  const file = await csvFile('external_ref,kg,acquisition_value', 'A,2,', 'A2,3,', 'a,4,');
  const refused = [
    { line: 3, fields: { name: [{ code: 'required' }] } },
    { line: 4, fields: { external_ref: [{ code: 'taken' }] } },
  ];
  const dry = await importKind('items', account, file, '--update', '--dry-run');
  expect(dry.report).toMatchObject({ dry_run: true, refused_count: 2, refused });
  const { report } = await importKind('items', account, file, '--update');
  expect(report).toMatchObject({ updated: 1, created: 0, refused });
  await writeFile(file, 'external_ref,acquisition_value\nA,cheap\n');
  const wrong = await importKind('items', account, file, '--update', '--dry-run');
  expect(wrong.report.refused).toMatchObject([
    { fields: { acquisition_value: [{ code: 'invalid_type' }] } },
  ]);
});

test('an update finds a record by its external_ref, whatever its case', async () => {
  const account = await newAccount();
  await account.api.post('/v1/items', { name: 'One', external_ref: 'Ref A' });
  const file = await csvFile('external_ref,name', 'REF a,Two', 'ref A,Three');
  const { report } = await importKind('items', account, file, '--update');
  expect(report).toMatchObject({ updated: 1, created: 0 });
  expect(report.refused).toMatchObject([
    { line: 3, message: 'Column external_ref, “ref A”: Line 2 has the same external_ref.' },
  ]);
});

test('stops at once where no column gives the name, and suggests a column', async () => {
  const file = await csvFile('Nmae;Typ', 'Lamp;Light');
  const message = await refusal('import', 'items', '--file', file, '--dry-run');
  expect(message).toMatch(/^validation_failed: name: No column gives the name/);
  expect(message).toContain("Did you mean --map 'Nmae=name'?");
  const mistyped = ['--map', 'Nmae=nam', '--map', 'Art=type'];
  const wrong = await refusal('import', 'items', '--file', file, '--dry-run', ...mistyped);
  expect(wrong).toContain('There is no field nam. Did you mean name?');
  expect(wrong).toContain('There is no column Art.');
});

test('writes the refused rows with their reasons to a file that can be corrected and imported', async () => {
  const account = await newAccount();
  const file = await csvFile('name;Acquisition Date;note', 'Lamp;gestern;"a; b"', 'Stand;;');
  const refused = join(folder, 'refused.csv');
  await importKind('items', account, file, '--refused', refused);
  const remainder = await readFile(refused, 'utf8');
  expect(remainder.split('\n')).toEqual([
    'name;Acquisition Date;note;refused_because',
    'Lamp;gestern;"a; b";Column Acquisition Date, “gestern”: Must be a date, YYYY-MM-DD.',
    '',
  ]);
  await writeFile(refused, remainder.replace('gestern', '1.2.2026'));
  const { code } = await importKind('items', account, refused);
  expect(code).toBe(0);
  expect(await itemsOf(account.api)).toMatchObject([
    { name: 'Stand' },
    { name: 'Lamp', acquisition_date: '2026-02-01', custom_fields: { note: 'a; b' } },
  ]);
});

test.each([
  ['2026-12-31', '2026-12-31'],
  ['31.12.2026', '2026-12-31'],
  ['1.2.26', '2026-02-01'],
  ['31-12-2026', '2026-12-31'],
  ['31/12/2026', '2026-12-31'],
  ['12/31/2026', '2026-12-31'],
  ['2026/12/31', '2026-12-31'],
  ['20261231', '2026-12-31'],
  ['31 Dec 2026', '2026-12-31'],
  ['December 31, 2026', '2026-12-31'],
  ['31. Dezember 2026', '2026-12-31'],
  ['2026-12-31 00:00:00', '2026-12-31'],
])('reads the date %s', async (written, day) => {
  const account = await newAccount();
  const file = await csvFile('name;acquisition_date', `Lamp;${written}`);
  expect((await importKind('items', account, file)).code).toBe(0);
  expect(await itemsOf(account.api)).toMatchObject([{ acquisition_date: day }]);
});

test('refuses only the row with a long run of combining characters, which its body must not have', async () => {
  const account = await newAccount();
  const file = await csvFile('name', 'Lamp 1', `Lamp 2${'\u0301'.repeat(31)}`, 'Lamp 3');
  const { report } = await importKind('items', account, file);
  expect(report).toMatchObject({
    created: 2,
    refused: [{ line: 3, fields: { name: [{ code: 'invalid_value' }] } }],
  });
});

test('does not overwrite the imported file with the refused rows, under another name either', async () => {
  const account = await newAccount();
  const file = await csvFile('name', 'Lamp');
  const link = `${file}.link`;
  await symlink(file, link);
  for (const refused of [file, link]) {
    const reason = await refusal(...options(account, file), '--refused', refused);
    expect(reason).toContain('The refused rows cannot go into the file that is imported.');
  }
  expect(await readFile(file, 'utf8')).toBe('name\nLamp\n');
});

test('imports nothing where the file for refused rows cannot be written', async () => {
  const account = await newAccount();
  const file = await csvFile('name', 'Lamp', '');
  const args = [...options(account, file), '--refused', join(folder, 'missing', 'refused.csv')];
  expect(await refusal(...args)).toContain('ENOENT');
  expect(await itemsOf(account.api)).toEqual([]);
});

test('names a folder that is given in place of the file', async () => {
  const account = await newAccount();
  expect(await refusal(...options(account, folder))).toContain(`${folder} is a folder`);
});

test('an amount may have the sign of its currency', async () => {
  const account = await newAccount();
  const file = await csvFile(
    'external_ref;name;acquisition_value',
    'A;Lamp;€ 1.223,50',
    'B;Lamp;959,66\u00a0€',
    'C;Lamp;$12.5',
    'D;Lamp;€ 1.500',
  );
  const { report } = await importKind('items', account, file);
  expect(report.refused).toMatchObject([
    { line: 5, message: expect.stringContaining('Must be a number. Write 1500 or 1,500.') },
  ]);
  expect(await itemsByReference(account.api)).toEqual({
    A: expect.objectContaining({ acquisition_value: 1223.5 }),
    B: expect.objectContaining({ acquisition_value: 959.66 }),
    C: expect.objectContaining({ acquisition_value: 12.5 }),
  });
});

test('a number is refused where its point may separate decimals or thousands', async () => {
  const account = await newAccount();
  const head = 'external_ref;name;inventory_quantity;acquisition_value;kg';
  const file = await csvFile(
    head,
    'A;Screw;1.500;;',
    'B;Nail;;1.500.000;',
    'C;Bolt;;1.500,5;1.500',
    'D;Nut;;0.5;0.500',
  );
  const { report } = await importKind('items', account, file);
  expect(report.refused).toMatchObject([
    {
      line: 2,
      message: 'Column inventory_quantity, “1.500”: Must be a number. Write 1500 or 1,500.',
    },
    { line: 3, message: expect.stringContaining('Must be a number. Write 1500000.') },
  ]);
  expect(await itemsByReference(account.api)).toEqual({
    C: expect.objectContaining({ acquisition_value: 1500.5, custom_fields: { kg: '1.500' } }),
    D: expect.objectContaining({ acquisition_value: 0.5, custom_fields: { kg: 0.5 } }),
  });
  const locations = await csvFile('name;latitude;longitude', 'Munich;48.137;11,575');
  await importKind('locations', account, locations);
  expect((await account.api.get('/v1/locations')).body.data).toMatchObject([
    { latitude: 48.137, longitude: 11.575 },
  ]);
});

test('asks for the order of dates that can be read in two ways', async () => {
  const account = await newAccount();
  const file = await csvFile('name,acquisition_date', 'Lamp,01/02/2026');
  const args = ['import', 'items', '--file', file, '--dry-run'];
  expect(await refusal(...args)).toContain('--dates dmy or --dates mdy');
  await importKind('items', account, file, '--dates', 'mdy');
  expect(await itemsOf(account.api)).toMatchObject([{ acquisition_date: '2026-01-02' }]);
});

test('asks for the order of dates in maintenance plans, too', async () => {
  const account = await newAccount();
  const planOn = (day: string) => `Check ${day}: inspection every 365 days, next on ${day}`;
  const file = await csvFile('name,maintenance', `Lamp,"${planOn('01/02/2031')}"`);
  const args = ['import', 'items', '--file', file, '--dry-run'];
  expect(await refusal(...args)).toContain('--dates dmy or --dates mdy');
  const clear = await csvFile(
    'name,maintenance',
    `Lamp,"${planOn('01/02/2031')}; ${planOn('01/31/2031')}"`,
  );
  await importKind('items', account, clear);
  expect(await itemsOf(account.api)).toMatchObject([
    { maintenance: [{ next_on: '2031-01-02' }, { next_on: '2031-01-31' }] },
  ]);
});

test.each([
  ['tab', 'name\ttype', 'A, B; C\tLight'],
  ['|', 'name|type', 'A, B; C|Light'],
])('splits the cells at %s if --delimiter says so', async (delimiter, head, row) => {
  const account = await newAccount();
  const file = await csvFile(head, row);
  await importKind('items', account, file, '--delimiter', delimiter);
  expect(await itemsOf(account.api)).toMatchObject([{ name: 'A, B; C', type: 'Light' }]);
});

test.each([
  [['--create-locations'], 'create-locations'],
  [['--update'], 'external_ref'],
  [['--url', 'http://127.0.0.1:1', '--stack', 'Equipment-dev'], 'url'],
])('refuses %s where it has no effect', async (more, named) => {
  const file = await csvFile('name', 'Lamp');
  const message = await refusal('import', 'items', '--file', file, '--dry-run', ...more);
  expect(message).toMatch(new RegExp(`^validation_failed: ${named}: `));
});
