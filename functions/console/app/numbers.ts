/** Some systems have names of languages that no formatter accepts. */
const userLocale = () =>
  navigator.languages.find((one) => /^[A-Za-z]{2,3}(-[A-Za-z\d]{2,8})*$/.test(one)) ?? 'en';

/** A number as the user writes it, such as `1,299.5`. */
export function formatNumber(value: number, locale = userLocale()): string {
  return value.toLocaleString(locale, { maximumFractionDigits: 20 });
}

/** Whether the user's language writes decimals after a comma, as the spreadsheets of such users do. */
export function hasDecimalComma(locale = userLocale()): boolean {
  return formatNumber(1.5, locale) === '1,5';
}

/** An amount of money, in whatever currency the account uses. */
export function formatAmount(value: number, locale = userLocale()): string {
  return value.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Formats a number for an input: in Latin digits, without thousands separators. */
export function toNumberInput(value: number, locale = userLocale()): string {
  const options = { maximumFractionDigits: 20, useGrouping: false, numberingSystem: 'latn' };
  return inLatin(value.toLocaleString(locale, options), locale);
}

/** Parses a number as the user's language writes it; undefined if the text is not a number. */
export function parseNumber(text: string, locale = userLocale()): number | undefined {
  const plain = inLatin(text, locale).replace(/[\s'’_]/g, '');
  if (!/^[-+]?[\d.,]*\d[.,]?$/.test(plain)) return undefined;
  const decimal = decimalMarkOf(plain, locale);
  const [whole = '', fraction = '', ...more] = decimal === '' ? [plain] : plain.split(decimal);
  if (more.length > 0 || /[.,]/.test(fraction)) return undefined;
  const groups = whole.split(/[.,]/);
  // Thousands separators must have three digits after each.
  const isGrouped = groups.slice(1).every((group) => group.length === 3);
  const first = groups[0]?.replace(/^[-+]/, '') ?? '';
  if (!isGrouped || (groups.length > 1 && (first.length < 1 || first.length > 3))) return undefined;
  const number = Number(`${groups.join('')}.${fraction}`);
  return Number.isNaN(number) ? undefined : number;
}

/** Converts digits and separators of the user's language to Latin ones, and drops invisible characters. */
function inLatin(text: string, locale: string): string {
  const digits = Array.from({ length: 10 }, (_, digit) => digit.toLocaleString(locale));
  const [decimal, group] = decimalOf(locale) === '.' ? ['.', ','] : [',', '.'];
  const marks: Record<string, string> = { '٫': decimal, '٬': group, '−': '-' };
  return text
    .replace(/[\u061c\u200e\u200f]/g, '')
    .replace(/\p{Nd}/gu, (digit) => String(digits.includes(digit) ? digits.indexOf(digit) : digit))
    .replace(/[٫٬−]/g, (mark) => marks[mark] ?? mark);
}

const decimalOf = (locale: string) =>
  (1.5).toLocaleString(locale, { numberingSystem: 'latn' }).includes(',') ? ',' : '.';

/**
 * The decimal separator of a text: the last one if it has two kinds, otherwise the one of the user's
 * language.
 */
function decimalMarkOf(text: string, locale: string): '.' | ',' | '' {
  const marks = [...text.matchAll(/[.,]/g)].map(([mark]) => mark as '.' | ',');
  const last = marks.at(-1);
  if (last === undefined) return '';
  if (marks.some((mark) => mark !== last))
    return marks.indexOf(last) === marks.length - 1 ? last : '';
  if (marks.length > 1) return '';
  return last === decimalOf(locale) || !/[.,]\d{3}$/.test(text) ? last : '';
}
