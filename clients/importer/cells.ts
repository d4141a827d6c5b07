import { type DateOrder, readDate } from './dates.ts';
import { splitList } from './list-cells.ts';
import { decimalComma, pointsOfThousands, withoutPoints } from './number-forms.ts';
import { spreadsheetBooleans } from './spreadsheet-booleans.ts';

/** How the texts of a file are written. */
export interface CellFormat {
  /** Whether numbers have decimal commas, as in files with semicolons between the cells. */
  hasDecimalCommas: boolean;
  dateOrder: DateOrder;
}

/** Reads the text of a cell; what does not fit stays as it is, and the service says what is wrong. */
export type CellReader = (text: string, format: CellFormat) => unknown;

const booleans = new Map([
  ...spreadsheetBooleans,
  ...['yes', 'y', '1', 'ja', 'x'].map((word) => [word, true] as const),
  ...['no', 'n', '0', 'nein'].map((word) => [word, false] as const),
]);

const plainNumber = /^-?\d+(\.\d+)?$/;
/** The sign that spreadsheets write before or after an amount of money, such as `1.223,50 €`. */
const currencySign = /^\p{Sc}\s*|\s*\p{Sc}$/u;
const thousandsCommas = /^-?\d{1,3}(,\d{3})+\.\d+$/;

/** The reader of a field, by its JSON schema; undefined where no cell can hold it. */
export function readerOf(schema: Record<string, unknown>): CellReader | undefined {
  const types = [schema.type].flat();
  if (types.includes('string')) return stringReader(schema);
  if (types.includes('number') || types.includes('integer')) return numberReader(schema);
  if (types.includes('boolean')) return (text) => booleans.get(text.toLowerCase()) ?? text;
  if (types.includes('array')) return listReader(schema.items);
  return undefined;
}

function stringReader({ format, enum: choices }: Record<string, unknown>): CellReader {
  if (format === 'date') return (text, { dateOrder }) => readDate(text, dateOrder);
  if (Array.isArray(choices)) return (text) => choiceOf(text, choices);
  return (text) => text;
}

function choiceOf(text: string, choices: readonly unknown[]): unknown {
  return choices.find((choice) => choice === text.toLowerCase()) ?? text;
}

function listReader(items: unknown): CellReader {
  const element = typeof items === 'object' && items !== null ? { ...items } : {};
  const read = readerOf(element) ?? ((text: string) => text);
  return (text, format) => splitList(text).map((part) => read(part, format));
}

function numberReader(bounds: Record<string, unknown>): CellReader {
  return (cell, { hasDecimalCommas }) => {
    const text = cell.replace(currencySign, '');
    if (hasDecimalCommas && mayBeThousands(text, bounds)) return text;
    if (plainNumber.test(text)) return Number(text);
    if (hasDecimalCommas && decimalComma.test(text)) {
      return Number(withoutPoints(text).replace(',', '.'));
    }
    return thousandsCommas.test(text) ? Number(text.replaceAll(',', '')) : text;
  };
}

/** A latitude of 48.137 cannot be one of 48137. */
function mayBeThousands(text: string, { minimum, maximum }: Record<string, unknown>): boolean {
  const number = Number(withoutPoints(text));
  return pointsOfThousands.test(text) && number >= Number(minimum) && number <= Number(maximum);
}

/** A hint how to write a number that could not be read; empty for other texts. */
export function numberHint(text: string): string {
  if (!pointsOfThousands.test(text)) return '';
  const decimals = plainNumber.test(text) ? ` or ${text.replace('.', ',')}` : '';
  return ` Write ${withoutPoints(text)}${decimals}.`;
}
