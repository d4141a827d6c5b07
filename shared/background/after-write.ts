import { isMailConfigured } from '#shared/config.ts';
import { recordAudit } from '#shared/families/accounts/record-audit.ts';
import { removeObjects } from '#shared/families/files/remove-objects.ts';
import type { RowChange } from '#shared/table/image.ts';
import { notifyAtOnce } from './notify-at-once.ts';
import { pushNotification } from './push-notification.ts';
import { scheduleReminders } from './schedule.ts';
import { sendNotices } from './send-notices.ts';
import { updateSummaries } from './update-summaries.ts';

type Effect = (change: RowChange, now: number) => Promise<void>;

/** The effects of writes. Each checks the kind of the row itself. */
const effects: readonly Effect[] = [
  updateSummaries,
  removeObjects,
  recordAudit,
  scheduleReminders,
  notifyAtOnce,
  async (change, now) => {
    if (isMailConfigured()) await sendNotices(change, now);
  },
  pushNotification,
];

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
