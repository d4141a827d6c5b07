import { ApiError, type FieldProblems } from '#shared/errors.ts';
import { fieldsOf } from '#shared/fields/problems.ts';
import { foldUnique } from '#shared/text.ts';
import { numberHint } from './cells.ts';
import type { Column } from './columns.ts';
import type { Kind } from './kinds.ts';
import type { ImportRow } from './rows.ts';
import { shorten } from './shorten.ts';

export interface Refusal {
  code: string;
  message: string;
  fields: Record<string, unknown>;
}

/** Finds what the service would refuse a row for by its body alone, without asking it. */
export function validate({ body }: ImportRow, { create }: Kind): Refusal | undefined {
  const result = create.schema.safeParse(withoutReferences(body, create));
  return result.success ? undefined : refusalOf(fieldsOf(result.error));
}

/** A body without its external references, which only the service can check. */
export function withoutReferences(body: object, { references }: Kind['create']): object {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !references.own.has(name)));
}

/** Whether a record names another one by its reference. */
export function hasReference(record: object, { references }: Kind['create']): boolean {
  return Object.keys(record).some((name) => references.own.has(name));
}

/** Rows whose external_ref an earlier row has: nobody can tell which of them is meant. */
export function findDuplicates(rows: readonly ImportRow[]): Map<ImportRow, Refusal> {
  return findRepeated(rows, {
    valuesOf: ({ reference }) => [{ key: foldUnique(reference) }],
    refuse: (_value, holder) => {
      const message = `${holder} has the same external_ref.`;
      return refusalOf({ external_ref: [{ code: 'taken', message }] });
    },
  });
}

interface Repeatable<Value extends { key: string }> {
  /** The values that only one row may have. */
  valuesOf: (row: ImportRow) => readonly Value[];
  /** The refusal of a row, by the first value that `Line 3` or one of `holders` has. */
  refuse: (value: Value, holder: string) => Refusal;
  /** The owners of values that must be unique, by key. */
  holders?: ReadonlyMap<string, string>;
}

/** Rows with a value that an earlier row or another holder has. The values of such rows stay free. */
export function findRepeated<Value extends { key: string }>(
  rows: readonly ImportRow[],
  { valuesOf, refuse, holders }: Repeatable<Value>,
): Map<ImportRow, Refusal> {
  const holderOf = new Map(holders);
  const refusals = new Map<ImportRow, Refusal>();
  for (const row of rows) {
    const values = valuesOf(row);
    const repeated = values.find(({ key }) => holderOf.has(key));
    if (repeated) refusals.set(row, refuse(repeated, holderOf.get(repeated.key) ?? ''));
    else for (const { key } of values) holderOf.set(key, `Line ${row.line}`);
  }
  return refusals;
}

/** A refusal as the service would word it. */
export function refusalOf(fields: FieldProblems): Refusal {
  const { code, message } = new ApiError('validation_failed');
  return { code, message, fields };
}

/** A row that was not taken, as the report has it: its message names the columns and their values. */
export interface RefusedRow extends Refusal {
  line: number;
  external_ref: string;
}

const longestShown = 80;

/** A refused row, with its reasons by the columns of the file. */
export function refusedRowOf(
  row: ImportRow,
  refusal: Refusal,
  columns: readonly Column[],
): RefusedRow {
  const reasons = Object.entries(refusal.fields).flatMap(([path, problems]) =>
    messagesOf(problems, row.body[path]).map(
      (message) => `${whereOf(path, row, columns)}: ${message}`,
    ),
  );
  const message = reasons.length > 0 ? reasons.join(' ') : refusal.message;
  return { line: row.line, external_ref: row.reference, ...refusal, message };
}

function messagesOf(problems: unknown, value: unknown): string[] {
  if (!Array.isArray(problems)) return [];
  return problems.flatMap(({ code, message }) => {
    if (typeof message !== 'string') return [];
    const isText = code === 'invalid_type' && typeof value === 'string';
    return [isText ? `${message}${numberHint(value)}` : message];
  });
}

/** The place of a problem: the column of the field, and the content of its cell. */
function whereOf(path: string, { cells, body }: ImportRow, columns: readonly Column[]): string {
  const index = columns.findIndex(
    ({ field }) => field !== undefined && (path === field || path.startsWith(`${field}.`)),
  );
  const column = columns[index];
  if (!column) {
    const value = body[path];
    const isShown = value !== undefined && typeof value !== 'object';
    return isShown ? `${path} (${shorten(String(value), longestShown)})` : path;
  }
  const text = cells[index]?.replace(/\r\n|[\n\r]/g, '↵');
  const content = text ? `“${shorten(text, longestShown)}”` : 'empty';
  return [`Column ${column.name}`, content, ...partsBelow(path, column)].join(', ');
}

/** The parts of a path below the field of its column, such as the `kind` of a plan, without indexes. */
function partsBelow(path: string, { field = '' }: Column): string[] {
  const parts = path.slice(field.length).split('.');
  return parts.filter((part) => part !== '' && !/^\d+$/.test(part));
}
