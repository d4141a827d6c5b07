import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import {
  type Choices,
  firstChoices,
  targetsOf,
  withDistinctNames,
} from '#console/pages/import/choices.ts';
import { FileImport } from '#console/pages/import/file-import.tsx';
import { foreseeAmong, foreseeFrom } from '#console/pages/import/foresee.ts';
import { type ImportKind, importKinds } from '#console/pages/import/import-kinds.ts';
import { planFile } from '#console/pages/import/plan-file.ts';
import { refusedText } from '#console/pages/import/refused-rows.tsx';
import { tableOf } from '#console/pages/selection/item-table.ts';
import { readCsv } from '#importer/csv-file.ts';
import { readLocations } from '#importer/locations.ts';
import { mount } from './mount.ts';
import { item } from './sample.ts';
import { refusal, serve } from './service.ts';

const kindOf = (name: string): ImportKind => {
  const kind = importKinds.find((one) => one.name === name);
  if (!kind) throw new Error(`There is no ${name}.`);
  return kind;
};
const items = kindOf('items');

const table = (...lines: string[]) =>
  readCsv(new TextEncoder().encode(lines.join('\n')), 'lamps.csv');

const planned = (file: ReturnType<typeof table>, some: Partial<Choices> = {}) =>
  planFile(file, 'lamps.csv', items, { ...firstChoices(file, items), ...some });

function planOf(...args: Parameters<typeof planned>) {
  const file = planned(...args);
  if ('problem' in file) throw new Error(file.problem);
  return file.plan;
}

const nothing = () => undefined;

test('columns go where their names, labels or the words of other systems say', () => {
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

test('a table of the console is imported as it is: what nobody sets is left out', () => {
  serve(['content.items', 'view']);
  const file = table(tableOf([{ ...item, external_ref: 'A-1', tags: ['hot; cold'] }]));
  const { targets } = firstChoices(file, items);
  const leftOut = Object.keys(targets).filter((name) => targets[name] === '');
  expect(leftOut).toEqual([
    'id',
    'home_location',
    'availability',
    'due_time',
    'next_inspection_on',
  ]);
  expect(targets).toMatchObject({ location: 'place', external_ref: 'external_ref' });
});

test('who sees no places has none named by a column', () => {
  serve(['content.items']);
  expect(firstChoices(table('Name,Room', 'A,Depot'), items).targets).toEqual({
    Name: 'name',
    Room: '',
  });
});

test('of two columns for one field the second becomes a field of its own', () => {
  serve(['content.items']);
  const { targets } = firstChoices(table('Name,Title', 'A,B'), items);
  expect(targets).toEqual({ Name: 'name', Title: 'custom_fields.Title' });
});

test('a column of an export can go to its own field, which has one name', () => {
  serve(['content.items']);
  const { targets } = firstChoices(table('Name,custom_fields.Watts,Watts', 'A,650,1'), items);
  expect(targets).toEqual({
    Name: 'name',
    'custom_fields.Watts': 'custom_fields.Watts',
    Watts: '',
  });
  expect(targetsOf('custom_fields.Watts', items)).toContainEqual([
    'custom_fields.Watts',
    'Own field “Watts”',
  ]);
});

test('of two columns with one name each goes where it is told to', () => {
  serve(['content.items']);
  const file = withDistinctNames(table('Name,Notes,Notes,,', 'A,old,new,,'));
  const { targets } = firstChoices(file, items);
  expect(planOf(file, { targets: { ...targets, Notes: '' } }).rows).toMatchObject([
    { body: { custom_fields: { 'Notes (2)': 'new' } } },
  ]);
});

test('a column may have a name that every object has', () => {
  serve(['content.items']);
  const file = table('Name,constructor,toString', 'A,Wright,yes');
  expect(planOf(file).rows).toMatchObject([
    { body: { custom_fields: { constructor: 'Wright', toString: 'yes' } } },
  ]);
});

test('contacts have no fields of their own: an unknown column is left out', () => {
  serve(['content.contacts']);
  const { targets } = firstChoices(table('Name,Shoe size', 'Ann,39'), kindOf('contacts'));
  expect(targets).toEqual({ Name: 'name', 'Shoe size': '' });
});

test.each([
  ['a name', table('Category', 'Light'), {}, /^Choose the column that has the name/],
  [
    'one column a field',
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
])('asks for %s', (_what, file, some, problem) => {
  serve(['content.items']);
  expect(planned(file, some)).toMatchObject({ problem: expect.stringMatching(problem) });
});

test('a row that is left alone is not judged; one that changes its item is', () => {
  serve(['content.items']);
  const file = table('Name,external_ref,buffer_minutes', 'A,A-1,soon', 'B,B-1,5');
  const known = { id: 1, name: 'A', external_ref: 'A-1' };
  const find = (row: { reference: string }) => (row.reference === 'A-1' ? known : undefined);
  const outcome = (changesKnown: boolean) => {
    const choices = { ...firstChoices(file, items), changesKnown };
    return foreseeFrom(planOf(file, choices), choices, undefined, find);
  };
  expect(outcome(false)).toMatchObject({ added: 1, known: 1, refused: [] });
  expect(outcome(true)).toMatchObject({ added: 1, known: 0, refused: [{ line: 2 }] });
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
    'too many own fields',
    table(
      `Name,${Array.from({ length: 51 }, (_, index) => `Own ${index}`)}`,
      `A,${Array.from({ length: 51 }, () => 'x')}`,
    ),
    'Own fields: Must have at most 50 custom fields.',
  ],
])('says of %s what the cell has, and what to do', async (_what, file, message) => {
  serve(['content.items', 'view']);
  const places = ['Depot', 'Depot / Shelf', 'Annex', 'Annex / Shelf'].map((path, index) => {
    return { id: index + 1, name: path.replace('Depot / ', '').replace('Annex / ', ''), path };
  });
  const readAll = async () => places.map((place) => ({ ...place, external_ref: null }));
  const locations = await readLocations({ readAll, create: nothing, put: nothing } as never);
  const choices = firstChoices(file, items);
  const { refused } = foreseeFrom(planOf(file), choices, locations, nothing);
  expect(refused.map((row) => row.message)).toEqual([message]);
});

test.each([
  ['A', 'the row on line 2 has not as many cells as the header line.'],
  [
    '"A,1\nB,2',
    'the row on line 3 is the last one, and a quotation mark before its end was never closed.',
  ],
  [
    '12" screen,1',
    'the row on line 2 has a quotation mark within a cell. Put the cell in quotation marks, and double those in it.',
  ],
  [
    '"12" screen",1',
    'the row on line 2 has text behind the quotation mark that ends a cell. Double the marks within a cell.',
  ],
])('says where a file is not CSV: %s', (line, reason) => {
  expect(() => table('Name,Code', line)).toThrow(`lamps.csv is not valid CSV: ${reason}`);
});

test('refused rows are saved as they were, between the marks of their file', () => {
  serve(['content.items']);
  const file = table('Name;Price', 'A;1,50', '"B ""big""";free');
  const choices = firstChoices(file, items);
  const plan = planOf(file);
  const { refused } = foreseeFrom(plan, choices, undefined, nothing);
  expect(refusedText(plan, refused)).toBe(
    '"Name";"Price";"refused_because"\r\n"B ""big""";"free";"Column Price, “free”: Must be a number."',
  );
});

test('of two rows with the reference of one item the second is refused, as by the import', () => {
  serve(['content.items']);
  const file = table('Name,external_ref', 'A,A-1', 'B,A-1');
  const choices = firstChoices(file, items);
  const known = { id: 1, name: 'A', external_ref: 'A-1' };
  expect(foreseeFrom(planOf(file), choices, undefined, () => known)).toMatchObject({
    added: 0,
    known: 1,
    refused: [
      { line: 3, message: 'Column external_ref, “A-1”: Line 2 has the same external reference.' },
    ],
  });
});

test('an export changes and adds nothing, also of items without a reference', () => {
  serve(['content.items']);
  const here = [
    { ...item, id: 1, name: 'A', external_ref: 'A-1' },
    { ...item, id: 2, name: '=B', unique_id: 'CODE-2', external_ref: null },
  ];
  const renamed = { ...item, id: 2, name: 'B', unique_id: 'CODE-2', external_ref: null };
  const ofAnother = { ...item, id: 2, name: 'Other', unique_id: null, external_ref: null };
  const foreseen = (...exported: (typeof item)[]) => {
    const file = table(tableOf(exported));
    const choices = firstChoices(file, items);
    return foreseeAmong(planOf(file), choices, undefined, here);
  };
  expect(foreseen(...here)).toMatchObject({ added: 0, known: 1, unreferenced: 1, refused: [] });
  expect(foreseen(renamed)).toMatchObject({ added: 0, unreferenced: 1 });
  expect(foreseen(ofAnother)).toMatchObject({ added: 1, unreferenced: 0 });
});

test('warns of rows that were imported from a file of another name', () => {
  serve(['content.items']);
  const file = table('Name', 'A', 'A', 'B');
  const known = planOf(file).rows.slice(0, 2);
  const records = known.map(({ reference }, index) => ({
    id: index + 1,
    name: 'A',
    external_ref: reference.replace('lamps.csv', 'lamps #1.csv'),
  }));
  const foresight = foreseeAmong(planOf(file), firstChoices(file, items), undefined, records);
  expect(foresight).toMatchObject({
    added: 3,
    repeated: { count: 2, files: ['lamps #1.csv'] },
  });
});

/** A service of items that keeps what it is sent, unless a call is refused. */
function serveItems(
  refusalOf: (records: readonly { name: string }[]) => Answer | undefined,
  stored: { external_ref: string; name: string }[] = [],
) {
  serve(['content.items'], (method, _path, body) => {
    const pagination = { next_cursor: null, total: stored.length };
    const data = stored.map((one, index) => ({ id: index + 1, ...one }));
    if (method === 'GET') return [{ data, meta: { pagination } }];
    const { records } = body as { records: typeof stored };
    const refused = refusalOf(records);
    if (refused) return refused;
    stored.push(...records);
    const done = { status: 'created', id: 1, version: 1 };
    return [{ data: records.map(({ external_ref }) => ({ ...done, external_ref })), meta: {} }];
  });
  return stored;
}

type Answer = ReturnType<typeof refusal>;

/** The page of a file of lamps, and what presses its buttons. */
async function mountImport(file: ReturnType<typeof table>) {
  const root = await mount(
    <FileImport importKind={items} fileName="lamps.csv" table={file} onClose={() => {}} />,
  );
  const click = async (label: string) => {
    const button = await vi.waitUntil(() =>
      [...root.querySelectorAll('button')].find(({ textContent }) => textContent === label),
    );
    button.focus();
    await act(() => button.click());
  };
  return { root, click };
}

const lamps = (count: number) => Array.from({ length: count }, (_, index) => `Lamp ${index + 1}`);

test('an import that is stopped by the service goes on and adds nothing twice', async () => {
  let isAway = true;
  const stored = serveItems((records) =>
    isAway && records.some(({ name }) => name === 'Lamp 60')
      ? refusal('forbidden', 403)
      : undefined,
  );
  const names = lamps(80);
  const { root, click } = await mountImport(table('Name', ...names));
  await click('Check the file');
  await click('Import 80 items');
  await vi.waitFor(() => expect(root.textContent).toContain('nothing is added twice'));
  expect(stored).toHaveLength(50);
  isAway = false;
  await click('Go on');
  await vi.waitFor(() => expect(root.textContent).toContain('30 items added.'));
  expect(root.textContent).toContain('50 items were here already.');
  expect(stored.map(({ name }) => name)).toEqual(names);
});

test('an import stops once the calls that are under way have their answers', async () => {
  let busyCalls = 1;
  const stored = serveItems((records) => {
    if (records.some(({ name }) => name === 'Lamp 60')) return refusal('forbidden', 403);
    busyCalls -= 1;
    return busyCalls >= 0 ? refusal('unavailable', 503) : undefined;
  });
  const { root, click } = await mountImport(table('Name', ...lamps(230)));
  await click('Check the file');
  await click('Import 230 items');
  await vi.waitFor(() => expect(root.textContent).toContain('nothing is added twice'));
  expect(stored).toHaveLength(50);
});

test('Stop ends an import also while it waits to send again', async () => {
  serveItems(() => refusal('unavailable', 503));
  const { root, click } = await mountImport(table('Name', 'Lamp'));
  await click('Check the file');
  await click('Import 1 item');
  await vi.waitFor(() => expect(root.textContent).toContain('0 of 1 row sent.'));
  await click('Stop');
  await vi.waitFor(() => expect(root.textContent).toContain('The import was stopped.'));
});

test('says which columns change no item that is here', async () => {
  serveItems(() => undefined, [{ external_ref: 'A-1', name: 'A' }]);
  const { root, click } = await mountImport(
    table('Name,external_ref,condition,inventory_quantity', 'A,A-1,inoperative,9'),
  );
  const box = root.querySelector<HTMLInputElement>('input[type=checkbox]');
  await act(() => box?.click());
  await click('Check the file');
  const text = 'For new items only, and unchanged where they are here: Condition, In stock.';
  await vi.waitFor(() => expect(root.textContent).toContain(text));
});

test('the focus follows the steps of an import', async () => {
  serveItems(() => undefined);
  const { root, click } = await mountImport(table('Name', 'Lamp'));
  const focused = () => document.activeElement?.textContent;
  await vi.waitFor(() => expect(focused()).toBe('lamps.csv: 1 row'));
  await click('Check the file');
  await vi.waitFor(() => expect(focused()).toContain('1 item will be added.'));
  await click('Import 1 item');
  await vi.waitFor(() => expect(root.textContent).toContain('1 item added.'));
  expect(focused()).toContain('1 item added.');
});
