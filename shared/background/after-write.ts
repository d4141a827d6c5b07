import { isMailConfigured } from '#shared/config.ts';
import { auditRows } from '#shared/families/accounts/audit-rows.ts';
import { removeObjects } from '#shared/families/files/remove-objects.ts';
import type { RowChange } from '#shared/table/image.ts';
import type { Row } from '#shared/table/rows.ts';
import { putRows } from '#shared/table/write.ts';
import { countValues } from './count-values.ts';
import { notifyAtOnce } from './notify-at-once.ts';
import { pushNotification } from './push-notification.ts';
import { scheduledRows } from './schedule.ts';
import { sendNotices } from './send-notices.ts';
import { updateSummaries } from './update-summaries.ts';

type Effect = (change: RowChange, now: number) => Promise<void>;

/** The effects of writes. Each checks the kind of the row itself. */
const effects: readonly Effect[] = [
  updateSummaries,
  removeObjects,
  notifyAtOnce,
  async (change, now) => {
    if (isMailConfigured()) await sendNotices(change, now);
  },
  pushNotification,
];

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
  const distinct = new Map<string, Row>(rows.map((row) => [`${row.pk}\n${row.sk}`, row]));
  await Promise.all([putRows([...distinct.values()]), countValues(changes, now)]);
}

/**
 * Runs all effects of a write in parallel, in one function: a stream supports only two (AWS). A
 * failed effect does not stop the others.
 * @throws the first failure, so that the stream retries the row
 */
export async function afterWrite(change: RowChange, now: number): Promise<void> {
  const results = await Promise.allSettled(effects.map((effect) => effect(change, now)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
