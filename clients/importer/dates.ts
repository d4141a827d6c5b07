/** Whether the day or the month comes first in a date with slashes. */
export const dateOrders = ['dmy', 'mdy'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** Finds the dates in a cell, as they are written. */
export type DatesReader = (text: string) => readonly string[];

export const noDates: DatesReader = () => [];

const withSlashes = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/;
const dayFirst = /^(\d{1,2})[.-] ?(\d{1,2})[.-] ?(\d{4}|\d{2})$/;
const yearFirst = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})$/;
const namedMonth = /^(\d{1,2})\.?[ -](\p{L}+)\.?,?[ -](\d{4}|\d{2})$/u;
const namedMonthFirst = /^(\p{L}+)\.? (\d{1,2}),? (\d{4})$/u;
/** A spreadsheet writes a day as its midnight. */
const timeOfDay = /[T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?Z?$/;

const monthLanguages = ['en', 'de', 'fr', 'es'];
const monthNumbers = new Map(
  monthLanguages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index) => {
        const name = format.format(Date.UTC(2000, index, 15));
        return [name.toLowerCase().replace('.', ''), index + 1] as const;
      });
    }),
  ),
);

/** Two-digit years below this are 20xx, the others 19xx. */
const pivotYear = 70;

/**
 * A text as the day that it names, `YYYY-MM-DD`. One that names none stays as it is: the service says
 * what is wrong with it.
 */
export function readDate(text: string, order: DateOrder): string {
  const day = text.replace(timeOfDay, '');
  const [, year, , month, date] = yearFirst.exec(day) ?? [];
  if (year) return dayOf(year, month, date);
  const [, first, second, end] = withSlashes.exec(day) ?? [];
  if (end) return order === 'dmy' ? dayOf(end, second, first) : dayOf(end, first, second);
  const numbers = dayFirst.exec(day);
  if (numbers) return dayOf(numbers[3], numbers[2], numbers[1]);
  const namedParts = namedMonth.exec(day);
  if (namedParts) return dayOf(namedParts[3], monthOf(namedParts[2]), namedParts[1]);
  const american = namedMonthFirst.exec(day);
  if (american) return dayOf(american[3], monthOf(american[1]), american[2]);
  return text;
}

/**
 * The order of day and month that dates with slashes show by a day after the twelfth; `unclear` where they
 * allow both orders, or contradict each other.
 */
export function dateOrderOf(texts: readonly string[]): DateOrder | 'unclear' {
  const dates = texts.flatMap((text) => {
    const match = withSlashes.exec(text.replace(timeOfDay, ''));
    return match ? [[Number(match[1]), Number(match[2])] as const] : [];
  });
  if (dates.every(([first, second]) => first === second)) return 'dmy';
  const isDayFirst = dates.some(([first]) => first > 12);
  const isMonthFirst = dates.some(([, second]) => second > 12);
  if (isDayFirst === isMonthFirst) return 'unclear';
  return isDayFirst ? 'dmy' : 'mdy';
}

function monthOf(name = ''): string {
  return String(monthNumbers.get(name.toLowerCase()) ?? 0);
}

function dayOf(year = '', month = '', date = ''): string {
  const century = Number(year) < pivotYear ? '20' : '19';
  const fullYear = year.length === 2 ? `${century}${year}` : year;
  return `${fullYear}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}
