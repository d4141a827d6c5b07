import { setTimeout as pause } from 'node:timers/promises';
import { findRow } from '#shared/table/read.ts';
import { type Row, type RowKey, rowKey } from '#shared/table/rows.ts';
import { scanPage } from '#shared/table/scan.ts';
import { sideBySide } from '#shared/table/side-by-side.ts';
import { ConditionFailed, ConditionsFailed, deleteRow, putRows } from '#shared/table/write.ts';
import { nothing, type Reindexed, reindexRow } from './row.ts';

/** Rows that are read at once; where it ends is kept with each page. */
const pageRows = 500;
/** A record that changes so often between reading and writing it is left to the next run. */
const attempts = 5;

interface ReindexReport extends Reindexed {
  /** Rows that were read. */
  rows: number;
  /** Whether an earlier run was continued. */
  resumed: boolean;
}

/**
 * Brings all rows of the table to today's form while the service runs, at most `rate` rows a second. A run
 * that is stopped is continued by the next.
 */
export async function reindexTable(rate: number): Promise<ReindexReport> {
  const progress = rowKey.reindexProgress();
  const kept = await findRow(progress, { consistent: true });
  let after = kept?.after as RowKey | undefined;
  const report = { ...nothing, rows: 0, resumed: after !== undefined };
  do {
    const paced = pause((Math.min(pageRows, rate) / rate) * 1000);
    const { rows, next } = await scanPage(after, Math.min(pageRows, rate));
    for (const done of await sideBySide(rows, reindexed)) {
      for (const [name, count] of Object.entries(done)) report[name as keyof Reindexed] += count;
    }
    report.rows += rows.length;
    after = next;
    if (after) await putRows([{ ...progress, after }]);
    await paced;
  } while (after);
  await deleteRow(progress);
  return report;
}

async function reindexed(scanned: Row): Promise<Partial<Reindexed>> {
  let row: Row | undefined = scanned;
  for (let attempt = 1; row && attempt <= attempts; attempt += 1) {
    try {
      return await reindexRow(row);
    } catch (error) {
      // The record has changed meanwhile, and is looked at again.
      if (!(error instanceof ConditionFailed || error instanceof ConditionsFailed)) throw error;
      row = await findRow(row, { consistent: true });
    }
  }
  return {};
}
