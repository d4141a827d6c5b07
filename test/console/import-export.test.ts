import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { placeNames, tableOf } from '#console/pages/selection/item-table.ts';
import { csvFile, importKind, itemsOf } from '../ops/csv-import.ts';
import { newAccount, type TestAccount } from '../support/account.ts';

/** Columns that the service computes, or that name people. */
const unmappedColumns = [
  ...['id', 'availability', 'due_time', 'next_inspection_on'],
  ...['holder_name', 'responsible_user_name', 'supplier_name'],
];
const options = ['--update', ...unmappedColumns.flatMap((column) => ['--map', `${column}=`])];

const awkward = [
  { name: '=SUM(A1)', description: "'+1 in quotes", custom_fields: { offset: '-5', code: '007' } },
  { name: "'Quoted'", tags: ['spot, large', 'par'], qr: ['A-1, B', 'ümlaut'], serial_number: '00' },
  {
    name: 'Lumière; "2"',
    description: 'one\ntwo,\tthree',
    acquisition_date: '2026-01-31',
    acquisition_value: 1234.5,
    tags: ['hot; cold', 'back\\', 'end;'],
    qr: ['https://example.com/?a=1;b=2', 'L-2'],
    custom_fields: { insured: true, watt: 60.25, kilos: 1.234, hours: 1234, digits: '42' },
  },
];

async function exportItems({ api }: TestAccount, hasDecimalCommas: boolean): Promise<string> {
  const file = await csvFile();
  const { data: places } = (await api.get('/v1/locations?limit=200')).body;
  const options = { nameOf: placeNames(places), hasDecimalCommas };
  await writeFile(file, `\uFEFF${tableOf(await itemsOf(api), options)}`);
  return file;
}

async function createShelf({ api }: TestAccount, parent: string | null): Promise<number> {
  const create = async (body: object): Promise<number> =>
    (await api.post('/v1/locations', body)).body.data.id;
  const parent_id = parent === null ? null : await create({ name: parent });
  return create({ name: 'Shelf 1', parent_id });
}

const forms = [
  ['points', false],
  ['commas', true],
] as const;

test.each(forms)(
  'importing an export with decimal %s into the same account changes nothing',
  async (_, hasDecimalCommas) => {
    const account = await newAccount();
    // The same name at the top, and in two places.
    const shelves = [null, 'Depot', 'Annex'].map((parent) => createShelf(account, parent));
    const shelfIds = await Promise.all(shelves);
    for (const [index, item] of awkward.entries()) {
      const place = { location_id: shelfIds[index], home_location_id: shelfIds[2 - index] };
      await account.api.post('/v1/items', { ...item, ...place, external_ref: `R-${index}` });
    }
    const { id: supplier_id } = (await account.api.post('/v1/contacts', { name: 'Ann' })).body.data;
    await account.api.patch('/v1/items/1', { supplier_id });
    const before = await itemsOf(account.api);
    const columns = ['--location-column', 'location', '--home-location-column', 'home_location'];
    const file = await exportItems(account, hasDecimalCommas);
    const { report } = await importKind('items', account, file, ...options, ...columns);
    expect(report).toMatchObject({ rows: 3, updated: 0, present: 3, refused: [] });
    expect(await itemsOf(account.api)).toEqual(before);
  },
);

test.each(forms)(
  'importing an export with decimal %s into another account creates the same items',
  async (_, hasDecimalCommas) => {
    const [account, other] = [await newAccount(), await newAccount()];
    for (const item of awkward) await account.api.post('/v1/items', item);
    const file = await exportItems(account, hasDecimalCommas);
    const maps = ['--map', 'location=', '--map', 'home_location='];
    const { report } = await importKind('items', other, file, ...options, ...maps);
    expect(report).toMatchObject({ created: 3, refused: [] });
    const comparableItems = async ({ api }: TestAccount) => {
      const { data } = (await api.get('/v1/items?order=name')).body;
      return data.map(
        ({
          name,
          description,
          tags,
          qr,
          serial_number,
          custom_fields,
        }: Record<string, unknown>) => ({
          ...{ name, description, tags, qr, serial_number, custom_fields },
        }),
      );
    };
    expect(await comparableItems(other)).toEqual(await comparableItems(account));
  },
);

test('items get the places where they belong by their names and paths, which are created on demand', async () => {
  const account = await newAccount();
  const depot = (await account.api.post('/v1/locations', { name: 'Depot' })).body.data;
  const { data: hall } = (await account.api.post('/v1/locations', { name: 'Hall' })).body;
  const file = await csvFile(
    'name,Room,Home',
    'Lamp,Hall,depot',
    'Stand,,Depot / Shelf 1',
    'Case,Attic,Cellar',
  );
  const columns = ['--location-column', 'Room', '--home-location-column', 'Home'];
  const { report } = await importKind('items', account, file, ...columns);
  expect(report.created).toBe(1);
  expect(report.refused).toMatchObject([
    { line: 3, fields: { home_location_id: [{ code: 'not_found' }] } },
    {
      line: 4,
      message: expect.stringMatching(/Column Room, “Attic”: .+ Column Home, “Cellar”: /),
    },
  ]);
  expect(await itemsOf(account.api)).toMatchObject([
    { name: 'Lamp', location_id: hall.id, home_location_id: depot.id },
  ]);
  const again = await importKind('items', account, file, ...columns, '--create-locations');
  expect(again.report).toMatchObject({ created: 2, present: 1, refused: [] });
  const homes = (await itemsOf(account.api)).map(
    ({ home_location }: { home_location: { name: string } }) => home_location.name,
  );
  expect(homes.sort()).toEqual(['Cellar', 'Depot', 'Shelf 1']);
});
