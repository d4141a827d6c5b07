import { parse } from 'csv-parse/browser/esm/sync';

/** A CSV file, its names and values trimmed. */
export interface CsvFile {
  delimiter: string;
  header: string[];
  rows: CsvRow[];
}

interface CsvRow {
  /** The line of the file that the row begins on, counted from 1. */
  line: number;
  cells: string[];
}

const lineEnd = /\r\n|\n|\r/g;
/** The accepted delimiters; the first is the default if the header has none of them. */
const delimiters = [',', ';', '\t', '|'] as const;
/** The line by which a file tells a spreadsheet its delimiter. */
const delimiterLine = /^sep=(.)(?:\r\n|\n|\r)/i;

/**
 * Reads a whole file before anything is done with it, so that a broken one changes nothing. Messages name
 * it `file`.
 * @throws Error where it is neither UTF-8 nor UTF-16, no CSV, or has no header.
 */
export function readCsv(bytes: Uint8Array, file: string, delimiterOption?: string): CsvFile {
  const content = decode(bytes, file);
  const [ownLine = '', own] = delimiterLine.exec(content) ?? [];
  const text = content.slice(ownLine.length);
  const delimiter = delimiterOption ?? own ?? delimiterOf(text);
  const [header, ...rows] = parseRows(text, file, delimiter, ownLine ? 2 : 1);
  if (!header) throw new Error(`${file} is empty: it needs a header line.`);
  for (const [index, name] of header.cells.entries()) {
    if (name === '' && rows.some(({ cells }) => cells[index] !== '')) {
      throw new Error(`Column ${index + 1} of ${file} has no name in the header line.`);
    }
  }
  return { delimiter, header: header.cells, rows };
}

/** Leaves out the byte order mark that spreadsheets write. */
function decode(bytes: Uint8Array, file: string): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    const name = encoding === 'utf-8' ? 'UTF-8' : 'UTF-16';
    const advice = 'Save it as UTF-8 and import it again: in Excel, the file type is “CSV UTF-8”.';
    const message = `${file} is not valid ${name}. ${advice}`;
    throw new Error(message, { cause });
  }
}

/** UTF-16 is recognised only by its byte order mark. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** The delimiter that parts the header most often, outside of quotes. */
function delimiterOf(text: string): string {
  const [header = ''] = text
    .replace(/"(""|[^"])*"/g, '')
    .trimStart()
    .split(lineEnd);
  const columnCounts = delimiters.map((delimiter) => ({
    delimiter,
    count: header.split(delimiter).length,
  }));
  return columnCounts.reduce((most, one) => (one.count > most.count ? one : most)).delimiter;
}

/** The rows of a text that begins on the given line of its file. */
function parseRows(text: string, file: string, delimiter: string, firstLine: number): CsvRow[] {
  const options = {
    delimiter,
    raw: true,
    trim: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  };
  let line = firstLine;
  try {
    // With `raw`, csv-parse gives the text of each row too, which its types do not say.
    const records = parse(text, options) as unknown as { record: string[]; raw: string }[];
    const rows = records.map(({ record, raw }) => {
      const leadingSpaces = raw.length - raw.trimStart().length;
      const start = line + countLineEnds(raw.slice(0, leadingSpaces));
      line += countLineEnds(raw);
      return { line: start, cells: record };
    });
    return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  } catch (cause) {
    throw new Error(`${file} is not valid CSV: ${reasonOf(cause, firstLine)}`, { cause });
  }
}

const textAfterCell =
  'has text after a closing quotation mark. Double the quotation marks inside a cell.';

/** Messages for the codes of csv-parse. */
const reasons: Readonly<Record<string, string>> = {
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: 'does not have as many cells as the header line.',
  CSV_QUOTE_NOT_CLOSED: 'has an unclosed quotation mark, which may be on an earlier line.',
  INVALID_OPENING_QUOTE:
    'has a quotation mark within a cell. Put the cell in quotation marks, and double those in it.',
  CSV_INVALID_CLOSING_QUOTE: textAfterCell,
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: textAfterCell,
};

function reasonOf(cause: unknown, firstLine: number): string {
  if (!(cause instanceof Error)) return String(cause);
  const { code, lines = 1 } = cause as Error & { code?: string; lines?: number };
  const reason = reasons[code ?? ''];
  return reason === undefined
    ? cause.message
    : `the row on line ${firstLine - 1 + lines} ${reason}`;
}

function countLineEnds(text: string): number {
  return text.match(lineEnd)?.length ?? 0;
}
