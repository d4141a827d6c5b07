import { expect, test } from 'vitest';
import { readCsv } from '#importer/csv-file.ts';
import { table } from './import-files.ts';

test('a first line "sep=;" sets the delimiter and is not the header', () => {
  const file = table('sep=;', 'Name;Price, net', 'Lamp;4,5');
  expect(file.delimiter).toBe(';');
  expect(file.header).toEqual(['Name', 'Price, net']);
  expect(file.rows).toEqual([{ line: 3, cells: ['Lamp', '4,5'] }]);
});

test('after a "sep=" line, errors still give the line number in the file', () => {
  expect(() => table('sep=;', 'Name;Price', 'Lamp')).toThrow('the row on line 3 does not have');
});

test('the error of an invalid file names its encoding', () => {
  expect(() => readCsv(Buffer.from('name\nTür', 'latin1'), 'lamps.csv')).toThrow('not valid UTF-8');
  const broken = Buffer.from('\ufeffname\nTür', 'utf-16le').subarray(0, -1);
  expect(() => readCsv(broken, 'lamps.csv')).toThrow('lamps.csv is not valid UTF-16.');
});

test('a file in the default encoding of Excel is refused with the type that Excel saves as UTF-8', () => {
  const file = Buffer.from('Name;Größe', 'latin1');
  expect(() => readCsv(file, 'lamps.csv')).toThrow('in Excel, the file type is “CSV UTF-8”');
});

test.each(['utf-16le', 'utf-16be'])(
  'a file in %s is recognised by its byte order mark',
  (encoding) => {
    const bytes = Buffer.from('\ufeffName\tTürstopper\nLämpchen\t1', 'utf-16le');
    if (encoding === 'utf-16be') bytes.swap16();
    const { header, rows } = readCsv(bytes, 'lamps.txt');
    expect(header).toEqual(['Name', 'Türstopper']);
    expect(rows).toEqual([{ line: 2, cells: ['Lämpchen', '1'] }]);
  },
);
