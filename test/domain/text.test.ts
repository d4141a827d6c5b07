import { expect, test } from 'vitest';
import { compareText, fold, foldUnique, keyText, wordsOf } from '../../shared/domain/text.ts';

test.each([
  ['Lumière', 'lumiere'],
  ['ÅNGSTRÖM', 'angstrom'],
  ['ﬁlter', 'filter'],
  ['e\u0301', 'e'],
  ['Ω', 'ω'],
])('%s folds to %s: case and accents do not count', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each([
  ['CAM-0042', ['cam', '0042']],
  ["d&b audiotechnik / Y7P (ID 'x_y')", ['d', 'b', 'audiotechnik', 'y7p', 'id', 'x', 'y']],
  ['Cable cable CABLE', ['cable']],
  ['照明 №5', ['照明', 'no5']],
  ['--- !?', []],
  ['', []],
])('%s has the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  [' CAM-1 ', 'cam-1', true],
  ['e\u0301', 'é', true],
  ['é', 'e', false],
  ['a b', 'ab', false],
])('as unique values "%s" and "%s" are the same: %s', (one, other, isSame) => {
  expect(foldUnique(one) === foldUnique(other)).toBe(isSame);
});

test('a text for a key is cut to its bytes, never within a character', () => {
  const cut = keyText('😀'.repeat(300));
  expect(Buffer.byteLength(cut)).toBe(800);
  expect(cut.isWellFormed()).toBe(true);
});

test('texts compare by code point, not by UTF-16 unit', () => {
  expect(['\u{1f600}', '\uffee', 'b', 'a'].sort(compareText)).toEqual([
    'a',
    'b',
    '\uffee',
    '\u{1f600}',
  ]);
});
