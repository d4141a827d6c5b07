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

/** What follows a write. Each effect looks for itself whether the row is of its kind. */
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
 * Does all that follows a write, side by side; a stream gives two functions their due at most (AWS), so
 * that one function does all of it. What fails does not keep the others from being done.
 * @throws what the first of those that failed threw, for the stream to call again.
 */
export async function afterWrite(change: RowChange, now: number): Promise<void> {
  const results = await Promise.allSettled(effects.map((effect) => effect(change, now)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
