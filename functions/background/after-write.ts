import { planDues } from '#shared/background/plan-dues.ts';
import { pushNotification } from '#shared/background/push-notification.ts';
import { sendNotices } from '#shared/background/send-notices.ts';
import { accountOfPartition, forEachWrite } from '#shared/background/stream.ts';
import { tellAtOnce } from '#shared/background/tell-at-once.ts';
import { tellRecords } from '#shared/background/tell-records.ts';
import { isMailConfigured } from '#shared/config.ts';
import { noteAudit } from '#shared/families/accounts/note-audit.ts';
import { removeObjects } from '#shared/families/files/remove-objects.ts';

/**
 * All that follows a write: records learn what the items that they name are, the account's audit notes
 * it, members are notified now or at a time, mails go out, browsers are pushed to, and what was deleted
 * goes from the bucket. A stream gives two functions their due at most (AWS), so that this is one.
 */
export const handler = forEachWrite(async (change, now) => {
  const row = change.after ?? change.before;
  const account = accountOfPartition(row?.pk ?? '');
  if (row?.entity === 'item') await tellRecords(account, change);
  await removeObjects(account, change, now);
  await noteAudit(change, now);
  await planDues(change, now);
  await tellAtOnce(account, change, now);
  if (isMailConfigured()) await sendNotices(change, now);
  await pushNotification(change);
});
