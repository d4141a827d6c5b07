import { expect, test } from 'vitest';
import { formatAmount, hasDecimalComma, parseNumber, toNumberInput } from '#console/numbers.ts';

test.each([
  ['12', 'en', 12],
  [' -0,25 ', 'en', -0.25],
  ['1,500', 'en', 1500],
  ['1,500', 'de', 1.5],
  ['1.299', 'de', 1299],
  ['1.299', 'en', 1.299],
  ['12,50', 'en', 12.5],
  ['12.50', 'de', 12.5],
  ['1.299,50', 'de', 1299.5],
  ['1.299,50', 'en', 1299.5],
  ['1,299.50', 'de', 1299.5],
  ['1 299,50', 'fr', 1299.5],
  ['1\u202f299,50', 'fr', 1299.5],
  ['1’299.50', 'de-CH', 1299.5],
  ['1,234,567', 'en', 1_234_567],
  ['.5', 'en', 0.5],
  ['۱۲٫۵', 'fa-IR', 12.5],
  ['۱٬۲۹۹', 'fa-IR', 1299],
  ['١٢٫٥', 'ar-EG', 12.5],
  ['১২.৫', 'bn-BD', 12.5],
  ['१२', 'mr-IN', 12],
])('%s in the locale %s is parsed as %d', (text, locale, value) => {
  expect(parseNumber(text, locale)).toBe(value);
});

test.each(['many', '1,50,0', '1.2.3,4', '1,2345,678.5', '12a', '--3', ',', '1,299.50.1'])(
  '%s is not a number',
  (text) => {
    expect(parseNumber(text, 'en')).toBeUndefined();
  },
);

const locales = ['en', 'de', 'fr', 'de-CH', 'sv', 'fa-IR', 'ar-EG', 'bn-BD', 'mr-IN'];

test.each(locales)('a number shown in the locale %s is parsed to the same number', (locale) => {
  for (const value of [0, 1.299, 1299, 1299.5, -0.25, 1_234_567.125]) {
    expect(parseNumber(toNumberInput(value, locale), locale)).toBe(value);
  }
});

test('an amount is formatted in the locale', () => {
  expect(formatAmount(1299.5, 'de')).toBe('1.299,50');
  expect(formatAmount(1299.5, 'en')).toBe('1,299.50');
});

test.each([
  ['en', false],
  ['de', true],
  ['nb', true],
  ['de-CH', false],
])('files for spreadsheets in %s have decimal commas: %s', (locale, has) => {
  expect(hasDecimalComma(locale)).toBe(has);
});
