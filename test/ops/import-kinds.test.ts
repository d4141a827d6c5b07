import { expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../support/account.ts';
import { csvFile, importKind, itemsOf } from './csv-import.ts';

test('a location column sets the location of items, and creates missing locations on demand', async () => {
  const account = await newAccount();
  const { body } = await account.api.post('/v1/locations', { name: 'Hall 1' });
  const file = await csvFile('name,Room', 'Lamp,hall 1', 'Stand,Hall 2', 'Case,Hall 2', 'Lens,');
  const column = ['--location-column', 'room'];
  const first = await importKind('items', account, file, ...column);
  expect(first).toMatchObject({ code: 1, report: { created: 2 } });
  expect(first.report.refused).toMatchObject([
    { line: 3, message: expect.stringContaining('Column Room, “Hall 2”: There is no such loc') },
    { line: 4, fields: { location_id: [{ code: 'not_found' }] } },
  ]);
  const dry = await importKind(
    'items',
    account,
    file,
    ...column,
    '--create-locations',
    '--dry-run',
  );
  expect(dry.report).toMatchObject({ new_locations: ['Hall 2'], refused_count: 0 });
  const second = await importKind('items', account, file, ...column, '--create-locations');
  expect(second).toMatchObject({ code: 0, report: { created: 2, present: 2 } });
  const locations = (await account.api.get('/v1/locations')).body.data;
  expect(locations).toMatchObject([{ id: body.data.id }, { name: 'Hall 2', items_count: 2 }]);
  const locationNames = (await itemsOf(account.api)).map(
    ({ name, location }: { name: string; location: { name: string } | null }) => [
      name,
      location?.name,
    ],
  );
  expect(Object.fromEntries(locationNames)).toEqual({
    Lamp: 'Hall 1',
    Lens: undefined,
    Stand: 'Hall 2',
    Case: 'Hall 2',
  });
});

/** The paths of the locations of an account, and how many items are at each. */
async function locationsOf({ api }: Pick<TestAccount, 'api'>) {
  const { data } = (await api.get('/v1/locations')).body;
  return Object.fromEntries(
    data.map(({ path, items_count }: { path: string; items_count: number }) => [path, items_count]),
  );
}

test('a location column tells locations with the same name apart by their paths', async () => {
  const account = await newAccount();
  const create = async (name: string, parent_id: number | null = null): Promise<number> =>
    (await account.api.post('/v1/locations', { name, parent_id })).body.data.id;
  await create('Room 1');
  await create('Room 1', await create('Haus A'));
  await create('A/V', await create('Haus B'));
  const file = await csvFile(
    'name,Room',
    'Lamp,haus a / room 1',
    'Stand,Room 1',
    'Case,Haus A/Room 1',
    'Lens,/ Room 1',
    'Mixer,A/V',
  );
  const column = ['--location-column', 'Room', '--create-locations'];
  const message =
    'Column Room, “Room 1”: 2 locations have this name. Name one by its path: ' +
    '“/ Room 1”, “Haus A / Room 1”.';
  const refused = [{ line: 3, message }];
  const dry = await importKind('items', account, file, ...column, '--dry-run');
  expect(dry.report).toMatchObject({ refused });
  const { report } = await importKind('items', account, file, ...column);
  expect(report).toMatchObject({ created: 4, refused });
  expect(await locationsOf(account)).toEqual({
    'Room 1': 1,
    'Haus A': 0,
    'Haus A / Room 1': 2,
    'Haus B': 0,
    'Haus B / A/V': 1,
  });
});

test('a path creates its location, and those above it', async () => {
  const account = await newAccount();
  const rows = ['Lamp,Haus A / Room 1', 'Stand,haus a', 'Case,Haus A / room 1', 'Lens,Haus B / X'];
  const file = await csvFile('name,Room', ...rows);
  const column = ['--location-column', 'Room', '--create-locations'];
  const dry = await importKind('items', account, file, ...column, '--dry-run');
  const newLocations = ['haus a', 'Haus B', 'Haus A / Room 1', 'Haus B / X'];
  expect(dry.report).toMatchObject({ new_locations: newLocations, refused: [] });
  const { report } = await importKind('items', account, file, ...column);
  expect(report).toMatchObject({ created: 4, refused: [] });
  expect(await locationsOf(account)).toEqual({
    'haus a': 1,
    'haus a / Room 1': 2,
    'Haus B': 0,
    'Haus B / X': 1,
  });
});

test('a name with a slash that is not a path creates a location of that name', async () => {
  const account = await newAccount();
  const file = await csvFile('name,Room', 'Mixer,A/V', 'Lamp,A/V');
  const column = ['--location-column', 'Room', '--create-locations'];
  const dry = await importKind('items', account, file, ...column, '--dry-run');
  expect(dry.report).toMatchObject({ new_locations: ['A/V'], refused_count: 0 });
  const { report } = await importKind('items', account, file, ...column);
  expect(report).toMatchObject({ created: 2, refused: [] });
  expect(await locationsOf(account)).toEqual({ 'A/V': 2 });
});

test('a row below a location that is refused says why that one was', async () => {
  const account = await newAccount();
  const file = await csvFile('name,Room', `Lamp,${'x'.repeat(300)} / Shelf 1 / Bin`, 'Case,Haus A');
  const column = ['--location-column', 'Room', '--create-locations'];
  const { report } = await importKind('items', account, file, ...column);
  const message = expect.stringMatching(/^Column Room, .*characters/s);
  expect(report).toMatchObject({ created: 1, refused: [{ line: 2, message }] });
  expect(await locationsOf(account)).toEqual({ 'Haus A': 1 });
});

test('a row that is not sent creates no location', async () => {
  const account = await newAccount();
  const column = ['--location-column', 'Room', '--create-locations'];
  const file = await csvFile(
    'name,Room,external_ref',
    'Lamp,Hall 1,A',
    ',Hall 2,B',
    'Case,Hall 3,A',
  );
  const dry = await importKind('items', account, file, ...column, '--dry-run');
  expect(dry.report).toMatchObject({ new_locations: ['Hall 1'], refused_count: 2 });
  await importKind('items', account, file, ...column);
  expect(await locationsOf(account)).toEqual({ 'Hall 1': 1 });
  const [hall] = (await account.api.get('/v1/locations')).body.data;
  await account.api.patch(`/v1/locations/${hall.id}`, { name: 'Great hall' });
  const again = await importKind('items', account, file, ...column);
  expect(again.report).toMatchObject({ created: 0, present: 1 });
  expect(await locationsOf(account)).toEqual({ 'Great hall': 1 });
});

test('contacts are imported once, and updated by their external_ref', async () => {
  const account = await newAccount();
  const head = 'External Ref;Name;Kind;E-Mail;Relations;Blocked;Shoe size';
  const file = await csvFile(
    head,
    'C1;Blue Stage Ltd;Company;info@example.com;customer;no;',
    'C2;Ada;;nobody;;yes;38',
  );
  const first = await importKind('contacts', account, file);
  expect(first.report).toMatchObject({ rows: 2, created: 1, left_out: ['Shoe size'] });
  expect(first.report.refused).toMatchObject([
    { line: 3, message: 'Column E-Mail, “nobody”: Must be an email address.' },
  ]);
  expect((await importKind('contacts', account, file)).report).toMatchObject({ present: 1 });
  const changed = await csvFile(head, 'C1;Blue Stage GmbH;Company;info@example.com;customer;no;');
  expect((await importKind('contacts', account, changed, '--update')).report.updated).toBe(1);
  expect((await account.api.get('/v1/contacts')).body.data).toMatchObject([
    { name: 'Blue Stage GmbH', kind: 'company', relations: ['customer'], blocked: false },
  ]);
});

test('locations are imported once', async () => {
  const account = await newAccount();
  const file = await csvFile('name,kind,city,latitude,longitude', 'Depot,storage,Ghent,51.05,3.72');
  expect((await importKind('locations', account, file)).report).toMatchObject({ created: 1 });
  expect((await importKind('locations', account, file)).report).toMatchObject({ present: 1 });
  expect((await account.api.get('/v1/locations')).body.data).toMatchObject([
    { name: 'Depot', city: 'Ghent', latitude: 51.05 },
  ]);
});

test('a row can refer to locations of earlier rows by their external_ref', async () => {
  const account = await newAccount();
  const buildings = Array.from({ length: 50 }, (_, at) => `B-${at},Building ${at},`);
  const rows = Array.from({ length: 10 }, (_, at) => `R-${at},Stage,B-${at + 40}`);
  const file = await csvFile(
    'external_ref,name,parent_ref',
    ...buildings,
    ...rows,
    'R-X,Loft,B-99',
  );
  const { report } = await importKind('locations', account, file);
  expect(report).toMatchObject({ created: 60, refused: [{ line: 62, external_ref: 'R-X' }] });
  expect(report.refused[0].message).toContain('parent_ref');
  const { body } = await account.api.get('/v1/locations/by-ref/R-9');
  expect(body.data.path).toBe('Building 49 / Stage');
});
