import { decimalComma, pointsOfThousands, withoutPoints } from './number-forms.ts';
import { spreadsheetBooleans } from './spreadsheet-booleans.ts';

/**
 * The value of a cell of a custom field. Numbers that the service can hold exactly become numbers; article
 * numbers and the like keep their zeros. After an apostrophe, such a text stays a text.
 */
export function readCustom(text: string, { hasDecimalCommas }: { hasDecimalCommas: boolean }) {
  return text.startsWith("'") && needsApostrophe(text)
    ? text.slice(1)
    : valueIn(text, hasDecimalCommas);
}

/** Whether a file needs an apostrophe before a text of a custom field, so that it is read as a text. */
export function needsApostrophe(text: string): boolean {
  const bare = text.replace(/^'+/, '');
  return [false, true].some((hasDecimalCommas) => valueIn(bare, hasDecimalCommas) !== bare);
}

/** The service refuses larger ones. */
const largestNumber = 1e12;

function valueIn(text: string, hasDecimalCommas: boolean): string | number | boolean {
  if (hasDecimalCommas && pointsOfThousands.test(text)) return text;
  const isComma = hasDecimalCommas && decimalComma.test(text);
  const number = numberOf(isComma ? withoutPoints(text).replace(',', '.') : text);
  return spreadsheetBooleans.get(text.toLowerCase()) ?? number ?? text;
}

function numberOf(text: string): number | undefined {
  const [digits = ''] = /^-?(0|[1-9]\d*)(\.\d+)?$/.exec(text) ?? [];
  const number = Number(text);
  const isExact = (digits !== '' && digits.length <= 15) || String(number) === text;
  return isExact && Math.abs(number) <= largestNumber ? number : undefined;
}
