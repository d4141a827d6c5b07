import { expect, test } from 'vitest';
import { changesOf } from '#console/ui/changes.ts';
import {
  bodyValues,
  lastTag,
  linesOf,
  numberOf,
  tagLine,
  tagsOf,
} from '#console/ui/form-values.ts';

test.each([
  ['12', 12],
  [' 12.5 ', 12.5],
  ['12,5', 12.5],
  ['-0,25', -0.25],
  ['', null],
  ['  ', null],
  ['1,500', 1500],
  ['1,50,0', '1,50,0'],
  ['many', 'many'],
])('the typed number “%s” is sent as %o', (typed, value) => {
  expect(numberOf(typed)).toBe(value);
});

test('tags are separated by commas, labels by lines, and empty entries are left out', () => {
  expect(tagsOf('stage, light,, ')).toEqual(['stage', 'light']);
  expect(linesOf('LABEL-1\n LABEL-2 \n\n')).toEqual(['LABEL-1', 'LABEL-2']);
});

test.each([[['blue', 'Smith, John']], [['"old"', '5" pipe', '6", long', '"']], [[]]])(
  'the tags %j are unchanged after being written to one line and parsed',
  (tags) => {
    expect(tagsOf(tagLine(tags))).toEqual(tags);
  },
);

test.each([
  ['blue, "Smith, John" ,green', ['blue', 'Smith, John', 'green']],
  ['5", 6"', ['5"', '6"']],
  ['"old" lamp, "new, lamp', ['"old" lamp', '"new', 'lamp']],
])('the line %s is parsed to the tags %j', (line, tags) => {
  expect(tagsOf(line)).toEqual(tags);
});

test.each([
  ['', '', ''],
  ['bl', '', 'bl'],
  ['blue,', 'blue,', ''],
  ['"Smith, John", bl', '"Smith, John", ', 'bl'],
  ['blue, "Smith, J', 'blue, ', 'Smith, J'],
])('the line “%s” is split into “%s” and the last tag “%s”', (line, before, tag) => {
  expect(lastTag(line)).toEqual({ before, tag });
});

test('a picked record is sent by its id, and an empty field as null', () => {
  const place = { id: 7, name: 'Depot' };
  expect(
    bodyValues({ name: ' Lamp ', model: ' ', location_id: place, home: undefined, counted: false }),
  ).toEqual({ name: 'Lamp', model: null, location_id: 7, home: null, counted: false });
});

test('an update sends only the changed fields, and only the changed entries of an object', () => {
  const before = { name: 'Lamp', tags: ['a'], own: { watt: 40, shelf: 'A', gone: 1 } };
  expect(changesOf(before, before)).toEqual({});
  expect(
    changesOf(before, { name: 'Lamp', tags: ['a', 'b'], own: { watt: 40, shelf: 'B', new: true } }),
  ).toEqual({ tags: ['a', 'b'], own: { gone: null, shelf: 'B', new: true } });
});

test('an object that is added or removed as a whole is sent whole', () => {
  expect(changesOf({ own: null }, { own: { watt: 40 } })).toEqual({ own: { watt: 40 } });
  expect(changesOf({ own: { watt: 40 } }, { own: null })).toEqual({ own: null });
});
