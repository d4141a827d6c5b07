import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinList, splitList } from '#importer/list-cells.ts';

const text = fc
  .string({ unit: fc.constantFrom('a', ';', '\\', ' ', ','), minLength: 1, maxLength: 8 })
  .map((one) => one.trim())
  .filter((one) => one !== '');

test('a list that was written into a cell is read from it as it was', () => {
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      expect(splitList(joinList(texts))).toEqual(texts);
    }),
    { seed: 1 },
  );
});

test.each([
  ['a; b ;;c,d', ['a', 'b', 'c,d']],
  ['C:\\temp\\; \\\\server\\share; a\\b', ['C:\\temp; \\\\server\\share', 'a\\b']],
  ['C:\\temp\\\\; \\\\server\\share\\', ['C:\\temp\\', '\\\\server\\share\\']],
])('only a backslash before a semicolon escapes: %s', (cell, texts) => {
  expect(splitList(cell)).toEqual(texts);
});

test('a list without semicolons in its texts is joined by them alone', () => {
  expect(joinList(['a', 'C:\\b', 'c, d', 'e\\'])).toBe('a; C:\\b; c, d; e\\');
});
