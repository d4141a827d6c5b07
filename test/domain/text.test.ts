import { expect, test } from 'vitest';
import { compareText, cutToKey, fold, foldUnique, wordsOf } from '#shared/text.ts';

test.each([
  ['Lumière', 'lumiere'],
  ['LUMIÈRE', 'lumiere'],
  ['ﬁsh', 'fish'],
  ['İstanbul', 'istanbul'],
  ['Größe', 'große'],
  ['x²', 'x2'],
  ['ΣΥΣ', 'συσ'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each([
  [' Straße 1 ', 'STRAßE 1', true],
  ['Cafe\u0301', 'CAFÉ', true],
  ['Cafe', 'Café', false],
  ['ΣΑΣ', 'σασ', true],
  ['Strasse', 'Straße', false],
])('%j and %j are one unique value: %s', (one, other, isSame) => {
  expect(foldUnique(one) === foldUnique(other)).toBe(isSame);
});

test.each([
  ['CAM-0042', ['cam', '0042']],
  ["it's 5.5 kg", ['it', 's', '5', 'kg']],
  ['foo_bar/baz', ['foo', 'bar', 'baz']],
  ['ЁЖ 北京', ['еж', '北京']],
  ['Same same SAME', ['same']],
  ['!? – …', []],
  ['', []],
])('the words of %j are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('a text is cut to 800 bytes, and never within a character', () => {
  expect(cutToKey('a'.repeat(800))).toHaveLength(800);
  expect(cutToKey('a'.repeat(801))).toHaveLength(800);
  const cut = cutToKey(`a${'🎥'.repeat(250)}`);
  expect(Buffer.byteLength(cut)).toBe(797);
  expect(cut.isWellFormed()).toBe(true);
});

test('texts order by code point, as the keys of the store do', () => {
  expect(['\u{1f3a5}', '\uffee', 'z', 'a', ''].sort(compareText)).toEqual([
    '',
    'a',
    'z',
    '\uffee',
    '\u{1f3a5}',
  ]);
});
