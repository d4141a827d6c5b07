import { auditRows } from '#shared/families/accounts/audit-rows.ts';
import type { RowChange } from '#shared/table/image.ts';
import { keyText, type Row } from '#shared/table/rows.ts';
import { putRows } from '#shared/table/write.ts';
import { countValues } from './count-values.ts';
import { effects } from './effects.ts';
import { scheduledRows, scheduleShardOf } from './schedule.ts';
import { keepForLater } from './tasks.ts';

/**
 * Does what follows from a batch of writes alone: its audit, what it adds to the schedule, and what it
 * counts.
 * `now` is in milliseconds since 1970.
 */
export async function writeFollowing(changes: readonly RowChange[], now: number): Promise<void> {
  const rows = changes.flatMap((change) => [
    ...auditRows(change, now),
    ...scheduledRows(change, now),
  ]);
  // One call writes a row once (AWS limit); of two reminders at one time, the last stands.
  const distinct = new Map<string, Row>(rows.map((row) => [keyText(row), row]));
  await Promise.all([putRows([...distinct.values()]), countValues(changes, now)]);
}

/**
 * Runs all effects of a write in parallel, in one function: a stream supports only two (AWS). The
 * schedule repeats those that failed, so that they hold up neither the others nor the stream.
 * @throws where the store takes nothing, so that the stream retries the row
 */
export async function afterWrite(change: RowChange, now: number): Promise<void> {
  const row: Partial<Row> = change.after ?? change.before ?? {};
  const { pk, sk, version = 0 } = row;
  await Promise.all(
    Object.entries(effects).map(async ([effect, run]) => {
      try {
        await run(change, now);
      } catch (error) {
        // The end of a row has the version of the write before it.
        const name = `${effect}#${pk}#${sk}#${version}${change.after ? '' : '#gone'}`;
        await keepForLater(name, { effect, change, at: now }, scheduleShardOf(sk), error, now);
      }
    }),
  );
}
