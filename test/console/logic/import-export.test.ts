import { expect, test } from 'vitest';
import type { Item } from '#console/api/records.ts';
import { tableColumns, tableOf } from '#console/pages/selection/item-table.ts';
import { items, planOf, table } from './import-files.ts';
import { item } from './sample.ts';
import { serve } from './service.ts';

/** What an import reads from the export of an item. */
function importedBody(changes: Partial<Item>, edit = (file: string) => file) {
  serve(['content.items', 'view']);
  const file = table(edit(`\uFEFF${tableOf([{ ...item, ...changes }])}`));
  return planOf(file).rows[0]?.body;
}

/** What a spreadsheet with decimal commas makes of a file without quotation marks. */
function european(file: string): string {
  const cellOf = (cell: string) => {
    if (/^-?\d+\.\d+$/.test(cell)) return cell.replace('.', ',');
    return cell.includes(';') ? `"${cell}"` : cell;
  };
  const lines = file.split('\r\n').map((line) => line.split(',').map(cellOf).join(';'));
  return lines.join('\r\n');
}

test('tags and labels that contain semicolons are imported from an export as they were', () => {
  const lists = {
    tags: ['hot; cold', 'tape\\', 'a;'],
    qr: ['https://example.com/?a=1;b=2', 'X-1'],
  };
  expect(importedBody(lists)).toMatchObject(lists);
});

const customValues = {
  ...{ flag: true, off: false, flagText: 'true', wordText: 'Wahr', watt: 60.25, wattText: '60.25' },
  ...{ comma: '60,25', zeros: '007', padded: '1.50', minus: -5, minusText: '-5', quoted: "'5" },
  ...{ exact: 0.1 + 0.2, tiny: 1e-7, imei: '490154203237518', formula: "='x", own: "'tis 5" },
  ...{ tab: "'\tx" },
  ...{ point: 1.125, pointText: '1.125', lines: 'one\r\ntwo\n"three"' },
};

test('the numbers, booleans and texts of custom fields are imported from an export as they were', () => {
  expect(importedBody({ custom_fields: customValues })?.custom_fields).toEqual(customValues);
});

test('a spreadsheet with decimal commas keeps the numbers and texts of an export', () => {
  const { comma, lines, tab, ...others } = customValues;
  expect(importedBody({ custom_fields: others }, european)?.custom_fields).toEqual(others);
});

test('an export with decimal commas is imported as it was, with semicolons between its cells', () => {
  serve(['content.items', 'view']);
  const custom_fields = { ...customValues, semicolon: 'a; b' };
  const values = { acquisition_value: 1234.5, tags: ['hot', 'spot'], custom_fields };
  const file = tableOf([{ ...item, ...values }], { hasDecimalCommas: true });
  expect(file).toContain(';1234,5;');
  expect(planOf(table(`\uFEFF${file}`)).rows[0]?.body).toMatchObject(values);
});

test('an export has every field that an import can set, except what names other records by numbers', () => {
  const { names } = items.fields;
  const own = names.filter((name) => !/_(id|ref)$|^custom_fields/.test(name));
  expect(tableColumns).toEqual(expect.arrayContaining(own));
  expect(tableColumns).toEqual(expect.arrayContaining(['unique_id', 'external_ref']));
});

test('an export names the holder, the supplier and the responsible member, which imports leave out', () => {
  const people = {
    holder: { type: 'contact' as const, id: 1, name: 'Ann Ott' },
    supplier: { id: 2, name: 'Lamp Works' },
    responsible_user: { id: 3, name: 'Ben Berg' },
  };
  const file = tableOf([{ ...item, ...people }]);
  for (const { name } of Object.values(people)) expect(file).toContain(name);
  expect(JSON.stringify(importedBody(people))).not.toContain('_name');
});

test('stock, values, dates, plans and long texts are imported from an export as they were', () => {
  const numbers = { inventory_quantity: 1.125, inventory_minimum: 0.5, acquisition_value: 1234.5 };
  const values = {
    ...numbers,
    ...{ inventory_enabled: true, inventory_unit: 'm', salvage_value: 0, buffer_minutes: 30 },
    ...{ acquisition_date: '2026-01-31', expiration_date: '2031-12-31' },
    ...{ inspection_interval_days: 365, condition: 'discarded' as const },
    ...{ serial_number: '0012', unique_id: "'=1", description: '-one\r\n two; "three", é\tĀ \'' },
  };
  const plan = { last_on: null, checkouts_from: null };
  const yearly = { name: 'Check: a; b', kind: 'inspection' as const, every_days: 365 };
  const oil = { name: 'Oil', kind: 'maintenance' as const, every_checkouts: 20 };
  const maintenance = [
    { ...plan, ...yearly, every_checkouts: null, next_on: '2031-02-01' },
    { ...plan, ...oil, every_days: null, next_on: null },
  ];
  expect(importedBody({ ...values, maintenance })).toMatchObject({
    ...values,
    maintenance: [{ ...yearly, next_on: '2031-02-01' }, oil],
  });
});
