import { consoleUrl } from '#shared/config.ts';
import { getAccount } from '#shared/families/accounts/account.ts';
import { push } from '#shared/families/push/send.ts';
import { readSubscriptions, subscriptionRemoval } from '#shared/families/push/subscriptions.ts';
import { readPushKeys } from '#shared/families/push/vapid-keys.ts';
import { user } from '#shared/families/users/record.ts';
import { findRecords } from '#shared/records/read.ts';
import { recipientOfPartition } from '#shared/table/key-parts.ts';
import { sentName } from '#shared/table/names.ts';
import type { Row } from '#shared/table/rows.ts';
import { transactIf } from '#shared/table/write.ts';
import { foldEmail } from '#shared/text.ts';
import { tryAll } from '#shared/try-all.ts';
import type { Effect } from './effect.ts';
import { sendOnce } from './send-once.ts';

/**
 * Pushes a new notification to its member's browsers, to each once.
 * @throws the first failure, once all were tried
 */
export const pushNotification: Effect = ({ before, after }) => {
  if (!before && after?.entity === 'notification') return () => pushToAll(after);
};

async function pushToAll(after: Row): Promise<void> {
  const keys = await readPushKeys();
  if (!keys) return;
  const { accountId, userId } = recipientOfPartition(after.pk);
  const call = { caller: { accountId } };
  const [{ closed_at }, [member]] = await Promise.all([
    getAccount(call),
    findRecords(call, user, [userId]),
  ]);
  if (closed_at !== null || !member?.active) return;
  const email = foldEmail(member.email);
  const { all } = await readSubscriptions(email);
  const pushes = all.map((one) =>
    sendOnce(sentName.push(after, one.id), async () => {
      if ((await push(one, messageOf(after), keys)) !== 'gone') return;
      // If the subscriptions of the login changed meanwhile, the next push tries to remove this one again.
      const subscriptions = await readSubscriptions(email);
      const gone = subscriptions.all.filter(({ id }) => id === one.id);
      await transactIf(subscriptionRemoval(subscriptions, gone));
    }),
  );
  await tryAll(pushes);
}

function messageOf({ title, object_type, object_id }: Row): object {
  return { title, url: `${consoleUrl()}/#/${object_type}s/${object_id}` };
}
