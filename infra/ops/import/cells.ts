import { type DateOrder, readDate } from './dates.ts';

/** How the texts of a file are written. */
export interface Writing {
  /** Where semicolons part the cells, a comma is the mark before the decimals. */
  hasDecimalCommas: boolean;
  dateOrder: DateOrder;
}

/** Reads the text of a cell; what does not fit stays as it is, and the service says what is wrong. */
export type CellReader = (text: string, writing: Writing) => unknown;

const booleans = new Map([
  ...['true', 'yes', 'y', '1', 'ja', 'x'].map((word) => [word, true] as const),
  ...['false', 'no', 'n', '0', 'nein'].map((word) => [word, false] as const),
]);

const plainNumber = /^-?\d+(\.\d+)?$/;
const decimalComma = /^-?(\d+|\d{1,3}(\.\d{3})+),\d+$/;
const thousandsCommas = /^-?\d{1,3}(,\d{3})+\.\d+$/;

/** The reader of a field, by its JSON schema; undefined where no cell can hold it. */
export function readerOf(schema: Record<string, unknown>): CellReader | undefined {
  const types = [schema.type].flat();
  if (types.includes('string')) return stringReader(schema);
  if (types.includes('number') || types.includes('integer')) return readNumber;
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
  return (text, writing) =>
    text
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => read(part, writing));
}

function readNumber(text: string, { hasDecimalCommas }: Writing): unknown {
  if (plainNumber.test(text)) return Number(text);
  if (hasDecimalCommas && decimalComma.test(text)) {
    return Number(text.replaceAll('.', '').replace(',', '.'));
  }
  return thousandsCommas.test(text) ? Number(text.replaceAll(',', '')) : text;
}

/** Numbers that the service can hold exactly; article numbers and the like keep their zeros. */
export const readCustom: CellReader = (text) => {
  const [digits = ''] = /^-?(0|[1-9]\d*)(\.\d+)?$/.exec(text) ?? [];
  const isExact = digits !== '' && digits.length <= 15 && Math.abs(Number(text)) <= 1e12;
  return isExact ? Number(text) : text;
};
