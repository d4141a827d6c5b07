import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { tableOf } from '#console/pages/selection/item-table.ts';
import { newAccount, type TestAccount } from '../support/account.ts';
import { csvFile, importKind, itemsOf } from './csv-import.ts';

/** Columns that the service computes, or for which there is another option. */
const unmappedColumns = ['id', 'home_location', 'availability', 'due_time', 'next_inspection_on'];
const options = ['--update', ...unmappedColumns.flatMap((column) => ['--map', `${column}=`])];

const awkward = [
  { name: '=SUM(A1)', description: "'+1 in quotes", custom_fields: { offset: '-5', code: '007' } },
  { name: "'Quoted'", tags: ['spot, large', 'par'], qr: ['A-1, B', 'ümlaut'], serial_number: '00' },
  {
    name: 'Lumière; "2"',
    description: 'one\ntwo,\tthree',
    acquisition_date: '2026-01-31',
    acquisition_value: 1234.5,
    custom_fields: { insured: true, watt: 60.25, digits: '42' },
  },
];

async function exportItems({ api }: TestAccount): Promise<string> {
  const file = await csvFile();
  await writeFile(file, `\uFEFF${tableOf(await itemsOf(api))}`);
  return file;
}

test('importing an export of the console into the same account changes nothing', async () => {
  const account = await newAccount();
  for (const [index, item] of awkward.entries()) {
    await account.api.post('/v1/items', { ...item, external_ref: `R-${index}` });
  }
  const before = await itemsOf(account.api);
  const columns = ['--location-column', 'location'];
  const file = await exportItems(account);
  const { report } = await importKind('items', account, file, ...options, ...columns);
  expect(report).toMatchObject({ rows: 3, updated: 0, present: 3, refused: [] });
  expect(await itemsOf(account.api)).toEqual(before);
});

test('importing an export of the console into another account creates the same items', async () => {
  const [account, other] = [await newAccount(), await newAccount()];
  for (const item of awkward) await account.api.post('/v1/items', item);
  const file = await exportItems(account);
  const { report } = await importKind('items', other, file, ...options, '--map', 'location=');
  expect(report).toMatchObject({ created: 3, refused: [] });
  const comparableItems = async ({ api }: TestAccount) => {
    const { data } = (await api.get('/v1/items?order=name')).body;
    return data.map(({ name, description, tags, qr, serial_number }: Record<string, unknown>) => ({
      ...{ name, description, tags, qr, serial_number },
    }));
  };
  expect(await comparableItems(other)).toEqual(await comparableItems(account));
});
