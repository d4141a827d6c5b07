import { expect, test } from 'vitest';
import { firstChoices, targetsOf, withDistinctNames } from '#console/pages/import/choices.ts';
import { previewOf } from '#console/pages/import/preview-import.ts';
import { refusedText } from '#console/pages/import/refused-rows.tsx';
import { tableOf } from '#console/pages/selection/item-table.ts';
import { readLocations } from '#importer/locations.ts';
import { items, kindOf, planOf, planOrProblem, table } from './import-files.ts';
import { item } from './sample.ts';
import { serve } from './service.ts';

const noop = () => undefined;

test('columns are mapped by field names, labels and common names of other systems', () => {
  serve(['content.items', 'view']);
  const { targets } = firstChoices(
    table('Title,Serial number,Kaufpreis,Standort,Watts,refused_because', 'A,1,2,Depot,650,'),
    items,
  );
  expect(targets).toEqual({
    Title: 'name',
    'Serial number': 'serial_number',
    Kaufpreis: 'acquisition_value',
    Standort: 'place',
    Watts: 'custom_fields.Watts',
  });
});

test('an export can be imported unchanged: columns that cannot be set are left out', () => {
  serve(['content.items', 'view']);
  const file = table(tableOf([{ ...item, external_ref: 'A-1', tags: ['hot; cold'] }]));
  const { targets } = firstChoices(file, items);
  const leftOut = Object.keys(targets).filter((name) => targets[name] === '');
  const names = ['responsible_user_name', 'holder_name', 'supplier_name'];
  const states = ['availability', 'due_time', 'next_inspection_on'];
  expect(leftOut.toSorted()).toEqual(['id', ...names, ...states].toSorted());
  expect(targets).toMatchObject({
    location: 'place',
    home_location: 'home_place',
    external_ref: 'external_ref',
  });
});

test('without access to places, a column of places is not mapped', () => {
  serve(['content.items']);
  expect(firstChoices(table('Name,Room', 'A,Depot'), items).targets).toEqual({
    Name: 'name',
    Room: '',
  });
});

test('a second column for the same field is mapped to a custom field', () => {
  serve(['content.items']);
  const { targets } = firstChoices(table('Name,Title', 'A,B'), items);
  expect(targets).toEqual({ Name: 'name', Title: 'custom_fields.Title' });
});

test('an exported custom field is mapped to itself, and no other column to the same one', () => {
  serve(['content.items']);
  const { targets } = firstChoices(table('Name,custom_fields.Watts,Watts', 'A,650,1'), items);
  expect(targets).toEqual({
    Name: 'name',
    'custom_fields.Watts': 'custom_fields.Watts',
    Watts: '',
  });
  expect(targetsOf('custom_fields.Watts', items)).toContainEqual([
    'custom_fields.Watts',
    'Custom field “Watts”',
  ]);
});

test('two columns with the same name can be mapped separately', () => {
  serve(['content.items']);
  const file = withDistinctNames(table('Name,Notes,Notes,,', 'A,old,new,,'));
  const { targets } = firstChoices(file, items);
  expect(planOf(file, { targets: { ...targets, Notes: '' } }).rows).toMatchObject([
    { body: { custom_fields: { 'Notes (2)': 'new' } } },
  ]);
});

test('a column can be named like a built-in property of objects', () => {
  serve(['content.items']);
  const file = table('Name,constructor,toString', 'A,Wright,yes');
  expect(planOf(file).rows).toMatchObject([
    { body: { custom_fields: { constructor: 'Wright', toString: 'yes' } } },
  ]);
});

test('contacts have no custom fields, so an unknown column is left out', () => {
  serve(['content.contacts']);
  const { targets } = firstChoices(table('Name,Shoe size', 'Ann,39'), kindOf('contacts'));
  expect(targets).toEqual({ Name: 'name', 'Shoe size': '' });
});

test.each([
  ['a name', table('Category', 'Light'), {}, /^Choose the column that has the name/],
  [
    'only one column for each field',
    table('Name,Title', 'A,B'),
    { targets: { Name: 'name', Title: 'name' } },
    'Two columns go to Name: leave one of them out.',
  ],
  [
    'the order of day and month',
    table('Name,acquisition_date', 'A,1/2/2026'),
    {},
    'Say whether the day or the month comes first in dates such as 01/02/2026.',
  ],
])('the plan of a file needs %s', (_what, file, some, problem) => {
  serve(['content.items']);
  expect(planOrProblem(file, some)).toMatchObject({ problem: expect.stringMatching(problem) });
});

test('rows of existing items are checked only if existing items are updated', () => {
  serve(['content.items']);
  const file = table('Name,external_ref,buffer_minutes', 'A,A-1,soon', 'B,B-1,5');
  const existing = { id: 1, name: 'A', external_ref: 'A-1' };
  const find = (row: { reference: string }) => (row.reference === 'A-1' ? existing : undefined);
  const outcome = (changesKnown: boolean) => {
    const choices = { ...firstChoices(file, items), changesKnown };
    return previewOf(planOf(file, choices), choices, undefined, find);
  };
  expect(outcome(false)).toMatchObject({ added: 1, present: 1, refused: [] });
  expect(outcome(true)).toMatchObject({ added: 1, present: 0, refused: [{ line: 2 }] });
});

test.each([
  [
    'a place that is missing',
    table('Name,Place', 'A,Dpot'),
    'Column Place, “Dpot”: There is no such place. Did you mean Depot? Ask somebody who may add places to add it.',
  ],
  [
    'a place whose name others have',
    table('Name,Place', 'A,Shelf'),
    'Column Place, “Shelf”: 2 places have this name. Name one by its path: “Depot / Shelf”, “Annex / Shelf”.',
  ],
  [
    'a plan that cannot be read',
    table('Name,Maintenance', 'A,every day'),
    'Column Maintenance, “every day”: Write a plan as “Annual check: inspection every 365 days”.',
  ],
  [
    'too many custom fields',
    table(
      `Name,${Array.from({ length: 51 }, (_, index) => `Own ${index}`)}`,
      `A,${Array.from({ length: 51 }, () => 'x')}`,
    ),
    'Custom fields: Must have at most 50 custom fields.',
  ],
])('the error for %s says what the cell has and what to do', async (_what, file, message) => {
  serve(['content.items', 'view']);
  const places = ['Depot', 'Depot / Shelf', 'Annex', 'Annex / Shelf'].map((path, index) => {
    return { id: index + 1, name: path.replace('Depot / ', '').replace('Annex / ', ''), path };
  });
  const readAll = async () => places.map((place) => ({ ...place, external_ref: null }));
  const locations = await readLocations({
    readAll,
    create: noop,
    put: noop,
  } as never);
  const choices = firstChoices(file, items);
  const { refused } = previewOf(planOf(file), choices, locations, noop);
  expect(refused.map((row) => row.message)).toEqual([message]);
});

test.each([
  ['A', 'the row on line 2 does not have as many cells as the header line.'],
  [
    '"A,1\nB,2',
    'the row on line 3 has an unclosed quotation mark, which may be on an earlier line.',
  ],
  [
    '12" screen,1',
    'the row on line 2 has a quotation mark within a cell. Put the cell in quotation marks, and double those in it.',
  ],
  [
    '"12" screen",1',
    'the row on line 2 has text after a closing quotation mark. Double the quotation marks inside a cell.',
  ],
])('the error for invalid CSV gives the line and the reason: %s', (line, reason) => {
  expect(() => table('Name,Code', line)).toThrow(`lamps.csv is not valid CSV: ${reason}`);
});

test('refused rows are saved unchanged, with the delimiter of their file', () => {
  serve(['content.items']);
  const file = table('Name;Price', 'A;1,50', '"B ""big""";free');
  const choices = firstChoices(file, items);
  const plan = planOf(file);
  const { refused } = previewOf(plan, choices, undefined, noop);
  expect(refusedText(plan, refused)).toBe(
    '"Name";"Price";"refused_because"\r\n"B ""big""";"free";"Column Price, “free”: Must be a number."',
  );
});
