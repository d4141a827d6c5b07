import { expect, test } from 'vitest';
import { firstChoices } from '#console/pages/import/choices.ts';
import { previewAmong, previewOf } from '#console/pages/import/preview-import.ts';
import { refusedText } from '#console/pages/import/refused-rows.tsx';
import { tableOf } from '#console/pages/selection/item-table.ts';
import { readLocations } from '#importer/locations.ts';
import { items, planOf, table } from './import-files.ts';
import { item } from './sample.ts';
import { serve } from './service.ts';

const noop = () => undefined;

test('importing an export again adds no item, even for items without an external reference', () => {
  serve(['content.items']);
  const existing = [
    { ...item, id: 1, name: 'A', external_ref: 'A-1' },
    { ...item, id: 2, name: '=B', unique_id: 'CODE-2', external_ref: null },
  ];
  const renamed = { ...item, id: 2, name: 'B', unique_id: 'CODE-2', external_ref: null };
  const unrelated = { ...item, id: 2, name: 'Other', unique_id: null, qr: [], external_ref: null };
  const preview = (...exported: (typeof item)[]) => {
    const file = table(tableOf(exported));
    const choices = firstChoices(file, items);
    return previewAmong(planOf(file), choices, undefined, existing);
  };
  expect(preview(...existing)).toMatchObject({
    added: 0,
    present: 1,
    unreferenced: 1,
    refused: [],
  });
  expect(preview(renamed)).toMatchObject({ added: 0, unreferenced: 1 });
  expect(preview(unrelated)).toMatchObject({ added: 1, unreferenced: 0 });
});

test('rows are refused in the preview if an item or an earlier row has their code', () => {
  serve(['content.items']);
  const file = table('Name,Code', 'A,lamp-1', 'B,L-2', 'C,l-2', 'D,');
  const records = [{ ...item, id: 7, name: 'Lamp', unique_id: 'LAMP-1', external_ref: null }];
  const preview = previewAmong(planOf(file), firstChoices(file, items), undefined, records);
  expect(preview).toMatchObject({ added: 2, present: 0 });
  expect(preview.refused.map(({ message }) => message)).toEqual([
    'Column Code, “lamp-1”: Item 7, Lamp, already has this code.',
    'Column Code, “l-2”: Line 3 already has this code.',
  ]);
});

test('rows are refused in the preview if an item, a place or an earlier row has one of their labels', async () => {
  serve(['content.items', 'view']);
  const file = table(
    'Name,Code,Labels,Place',
    ...['A,C-1,X-1; L-1,', 'B,C-1,L-2,', 'C,,l-2; L-2,', 'D,,L-3; L-3,Depot', 'E,,P-1,', 'F,,l-1,'],
  );
  const records = [{ ...item, id: 7, name: 'Lamp', qr: ['L-1'], external_ref: null }];
  const depot = { id: 3, name: 'Depot', path: 'Depot', qr: ['P-1'], external_ref: null };
  const locations = await readLocations({
    readAll: async () => [depot],
    create: noop,
    put: noop,
  } as never);
  const preview = previewAmong(planOf(file), firstChoices(file, items), locations, records);
  expect(preview).toMatchObject({ added: 3, present: 0 });
  expect(preview.refused.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '2: Column Labels, “X-1; L-1”: Item 7, Lamp, already has the label L-1.',
    '4: Column Labels, “l-2; L-2”: Line 3 already has the label L-2.',
    '6: Column Labels, “P-1”: Place 3, Depot, already has the label P-1.',
  ]);
});

test('rows that were imported before from a file with another name are reported', () => {
  serve(['content.items']);
  const file = table('Name', 'A', 'A', 'B');
  const importedRows = planOf(file).rows.slice(0, 2);
  const records = importedRows.map(({ reference }, index) => ({
    id: index + 1,
    name: 'A',
    external_ref: reference.replace('lamps.csv', 'lamps #1.csv'),
  }));
  const preview = previewAmong(planOf(file), firstChoices(file, items), undefined, records);
  expect(preview).toMatchObject({
    added: 3,
    repeated: { count: 2, files: ['lamps #1.csv'] },
  });
});

test('a second row with the same external reference is refused', () => {
  serve(['content.items']);
  const file = table('Name,external_ref', 'A,A-1', 'B,A-1');
  const choices = firstChoices(file, items);
  const existing = { id: 1, name: 'A', external_ref: 'A-1' };
  expect(previewOf(planOf(file), choices, undefined, () => existing)).toMatchObject({
    added: 0,
    present: 1,
    refused: [
      { line: 3, message: 'Column external_ref, “A-1”: Line 2 has the same external reference.' },
    ],
  });
});

test('a cell with a line break is refused in the preview by its row and column, and saved as it was', () => {
  serve(['content.items']);
  const lines = ['"Fresnel\r\n650 W","hot\ncold",note', 'Spot,a,"one\ntwo"'];
  const file = table('Name,Tags,Description', ...lines);
  const preview = previewAmong(planOf(file), firstChoices(file, items), undefined, []);
  const problem = 'Must not contain line breaks, tabs or other control characters.';
  expect(preview).toMatchObject({ added: 1, newRows: [{ body: { description: 'one\ntwo' } }] });
  expect(preview.refused).toMatchObject([
    {
      line: 2,
      message: `Column Name, “Fresnel↵650 W”: ${problem} Column Tags, “hot↵cold”: ${problem}`,
    },
  ]);
  const saved = refusedText(preview.plan, preview.refused);
  expect(saved).toContain('"Fresnel\r\n650 W","hot\ncold","note"');
});
