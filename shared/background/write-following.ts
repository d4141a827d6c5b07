import { auditRows } from '#shared/families/accounts/audit-rows.ts';
import { publishChanges } from '#shared/families/changes/publish-changes.ts';
import type { RowChange } from '#shared/table/image.ts';
import { keyText, type Row } from '#shared/table/rows.ts';
import { putRows } from '#shared/table/write-batches.ts';
import { countValues } from './count-values.ts';
import { scheduledRows } from './schedule.ts';

/**
 * Writes the rows that others read of a batch of writes: its audit, what it adds to the schedule, what it
 * counts, and the feed of changes. Doing it again is safe. `now` is in milliseconds since 1970.
 */
export async function writeFollowing(changes: readonly RowChange[], now: number): Promise<void> {
  const rows = changes.flatMap((change) => [
    ...auditRows(change, now),
    ...scheduledRows(change, now),
  ]);
  // One call writes a row once (AWS limit); of two reminders at one time, the last stands.
  const distinct = new Map<string, Row>(rows.map((row) => [keyText(row), row]));
  await Promise.all([
    putRows([...distinct.values()]),
    countValues(changes, now),
    publishChanges(changes, now),
  ]);
}
