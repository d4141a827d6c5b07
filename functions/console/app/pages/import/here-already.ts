import type { ImportPlan } from '#importer/plan.ts';
import type { ApiRecord } from '#importer/records-api.ts';
import type { ImportRow } from '#importer/rows.ts';

/**
 * The rows of an export that match existing items without a reference. They must match by id and by name
 * or code: the same id may be another item's in another account.
 */
export function exportedRows(
  { kind, columns, rows }: ImportPlan,
  records: readonly ApiRecord[],
): ReadonlySet<ImportRow> {
  const idColumn = columns.findIndex(({ name, field }) => name === 'id' && field === undefined);
  if (kind.plural !== 'items' || idColumn === -1) return new Set();
  const byId = new Map(records.map((record) => [String(record.id), record]));
  const isHere = (row: ImportRow) => {
    const record = byId.get(row.cells[idColumn] ?? '');
    return record?.external_ref === null && !hasOwnReference(row, columns) && isNamed(row, record);
  };
  return new Set(rows.filter(isHere));
}

function isNamed({ body }: ImportRow, { name, unique_id }: ApiRecord): boolean {
  return body.name === name || (body.unique_id !== undefined && body.unique_id === unique_id);
}

function hasOwnReference({ cells }: ImportRow, columns: ImportPlan['columns']): boolean {
  return columns.some(({ field }, index) => field === 'external_ref' && Boolean(cells[index]));
}

/** The number of rows that were imported before, and the files they came from. */
export interface Repetition {
  count: number;
  files: readonly string[];
}

/** A reference that the importer made from the file's name and the row's content. */
const madeReference = /^(?<file>.*)#(?<content>[0-9a-f]{12}(-\d+)?)$/s;

/** The rows that would be added twice because they were imported before from a file of another name. */
export function repetitionOf(
  { columns, rows }: ImportPlan,
  records: readonly ApiRecord[],
): Repetition {
  const files = new Map(
    records.flatMap(({ external_ref }) => {
      const { file, content } = madeReference.exec(external_ref ?? '')?.groups ?? {};
      return file === undefined || content === undefined ? [] : [[content, file] as const];
    }),
  );
  const duplicates = rows.flatMap((row) => {
    const content = madeReference.exec(row.reference)?.groups?.content ?? '';
    return hasOwnReference(row, columns) ? [] : (files.get(content) ?? []);
  });
  return { count: duplicates.length, files: [...new Set(duplicates)] };
}
