import { setTimeout as pause } from 'node:timers/promises';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';
import { findRow } from '#shared/table/read.ts';
import { type Row, type RowKey, rowKey } from '#shared/table/rows.ts';
import { scanPages } from '#shared/table/scan.ts';
import { ConditionFailed, ConditionsFailed, deleteRow } from '#shared/table/write.ts';
import { putRows } from '#shared/table/write-batches.ts';

/** Rows per page. The position is saved after each page, so a stopped walk repeats at most one. */
const pageRows = 500;
/** A record that changes this often between a read and a write is left to the next run. */
const attempts = 5;

/** How many things of each kind were done. */
type Counts<Kind extends string> = Record<Kind, number>;

interface Walk<Kind extends string> {
  /** The name of the walk: one that is stopped is continued by the next of its name. */
  name: string;
  /** Rows a second, at most. */
  rate: number;
  /** Begins at the first row, even if a walk of its name was stopped. */
  fromStart?: boolean;
  /** When it stops; the next of its name continues. Absent: at the end. */
  until?: number;
  /** The attributes of rows that are read; all where none are named. */
  attributes?: readonly string[];
  /** The names of the counts that are summed over the walk. */
  kinds: readonly Kind[];
  /** Processes a row. It is called again with the current row if another write came first. */
  visit: (row: Row) => Promise<Partial<Counts<Kind>>>;
}

type WalkReport<Kind extends string> = Counts<Kind> & {
  /** Rows that were read. */
  rows: number;
  /** Whether an earlier walk was continued. */
  resumed: boolean;
  /** Whether it came to the end of the table. */
  finished: boolean;
};

/** Visits all rows of the table, or some after those of the last time, at a bounded rate, while the service runs. */
export async function walkTable<Kind extends string>({
  name,
  rate,
  fromStart = false,
  until = Number.POSITIVE_INFINITY,
  attributes,
  kinds,
  visit,
}: Walk<Kind>): Promise<WalkReport<Kind>> {
  const progress = rowKey.walkProgress(name);
  const last = await findRow(progress, { consistent: true });
  const start = fromStart ? undefined : (last?.after as RowKey | undefined);
  // A run that ends before its first page is done must not be continued from the former position.
  if (fromStart) await deleteRow(progress);
  const counts = new Map<Kind, number>();
  let count = 0;
  let finished = true;
  const limit = Math.min(pageRows, rate);
  for await (const { rows, next } of scanPages(limit, { start, attributes })) {
    const interval = next && pause((limit / rate) * 1000);
    for (const result of await mapInParallel(rows, (row) => visitWithRetry(row, visit))) {
      for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + (result[kind] ?? 0));
    }
    count += rows.length;
    if (next) await putRows([{ ...progress, after: next }]);
    await interval;
    if (next && Date.now() >= until) {
      finished = false;
      break;
    }
  }
  if (finished) await deleteRow(progress);
  const totals = Object.fromEntries(kinds.map((kind) => [kind, counts.get(kind) ?? 0]));
  return { rows: count, resumed: start !== undefined, finished, ...(totals as Counts<Kind>) };
}

async function visitWithRetry<Kind extends string>(
  scannedRow: Row,
  visit: Walk<Kind>['visit'],
): Promise<Partial<Counts<Kind>>> {
  let row: Row | undefined = scannedRow;
  for (let attempt = 1; row && attempt <= attempts; attempt += 1) {
    try {
      return await visit(row);
    } catch (error) {
      // The record has changed since it was read: read it again.
      if (!(error instanceof ConditionFailed || error instanceof ConditionsFailed)) throw error;
      row = await findRow(row, { consistent: true });
    }
  }
  return {};
}
