import { notifyAtOnce } from '#shared/background/notify-at-once.ts';
import { pushNotification } from '#shared/background/push-notification.ts';
import { scheduleReminders } from '#shared/background/schedule.ts';
import { sendNotices } from '#shared/background/send-notices.ts';
import { forEachWrite } from '#shared/background/stream.ts';
import { updateSummaries } from '#shared/background/update-summaries.ts';
import { isMailConfigured } from '#shared/config.ts';
import { recordAudit } from '#shared/families/accounts/record-audit.ts';
import { removeObjects } from '#shared/families/files/remove-objects.ts';
import { accountOfPartition } from '#shared/table/rows.ts';

/**
 * All that follows a write: records learn what the items that they name are, the account's audit notes
 * it, members are notified now or at a time, mails go out, browsers are pushed to, and what was deleted
 * goes from the bucket. A stream gives two functions their due at most (AWS), so that this is one.
 */
export const handler = forEachWrite(async (change, now) => {
  const row = change.after ?? change.before;
  const account = accountOfPartition(row?.pk ?? '');
  if (row?.entity === 'item') await updateSummaries(account, change);
  await removeObjects(account, change, now);
  await recordAudit(change, now);
  await scheduleReminders(change, now);
  await notifyAtOnce(account, change, now);
  if (isMailConfigured()) await sendNotices(change, now);
  await pushNotification(change);
});
