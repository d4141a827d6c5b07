import { ApiError } from '#shared/errors.ts';
import type { CellFormat } from './cells.ts';
import {
  type Column,
  type LocationColumns,
  type MapEntry,
  mapHint,
  planColumns,
} from './columns.ts';
import type { CsvFile } from './csv-file.ts';
import { type DateOrder, dateOrderOf } from './dates.ts';
import type { Kind } from './kinds.ts';
import { type ImportRow, readRows } from './rows.ts';

interface PlanOptions {
  /** The name of the file, which is in the references that are made of its rows. */
  fileName: string;
  map?: readonly MapEntry[];
  dates?: DateOrder;
  locationColumns?: LocationColumns;
  update?: boolean;
}

/** A file as it is going to be imported. */
export interface ImportPlan {
  kind: Kind;
  table: CsvFile;
  columns: Column[];
  rows: ImportRow[];
}

/**
 * Decides what becomes of a file before any of it is sent.
 * @throws ApiError `validation_failed` where the file as a whole cannot be imported.
 */
export function planImport(kind: Kind, table: CsvFile, options: PlanOptions): ImportPlan {
  const { fileName, map = [], locationColumns = {}, update = false } = options;
  const columns = planColumns(table.header, kind, { map, locationColumns, update });
  if (update) assertRecognisable(columns, kind);
  const format: CellFormat = {
    hasDecimalCommas: table.delimiter === ';',
    dateOrder: options.dates ?? dateOrderOfFile(table, columns),
  };
  const rows = readRows(table, { kind, columns, format, locationColumns, fileName });
  return { kind, table, columns, rows };
}

/** Without external_ref, a row is identified by its content, so an edited row would become a new record. */
function assertRecognisable(columns: readonly Column[], { singular }: Kind): void {
  if (columns.some(({ field }) => field === 'external_ref')) return;
  const hint = mapHint(columns, 'external_ref');
  const message = `No column gives the external_ref, by which --update finds the ${singular} of a row.${hint}`;
  const fields = { external_ref: [{ code: 'required' as const, message }] };
  throw new ApiError('validation_failed', { fields });
}

/** Finds whether the day or the month comes first from the dates of a file. */
function dateOrderOfFile({ rows }: CsvFile, columns: readonly Column[]): DateOrder {
  const texts = columns.flatMap(({ datesOf }, index) =>
    rows.flatMap(({ cells }) => datesOf(cells[index] ?? '')),
  );
  const order = dateOrderOf(texts);
  if (order !== 'unclear') return order;
  const message =
    'Dates with slashes are ambiguous. Say whether the day or the month comes first with ' +
    '--dates dmy or --dates mdy.';
  const fields = { dates: [{ code: 'invalid_datetime' as const, message }] };
  throw new ApiError('validation_failed', { fields });
}
