import { consoleUrl } from '#shared/config.ts';
import { push } from '#shared/families/push/send.ts';
import {
  type PushSubscription,
  readSubscriptions,
  subscriptionRemoval,
} from '#shared/families/push/subscriptions.ts';
import { readPushKeys } from '#shared/families/push/vapid-keys.ts';
import { user } from '#shared/families/users/record.ts';
import { logError } from '#shared/log.ts';
import { findRecords } from '#shared/records/read.ts';
import type { RowChange } from '#shared/table/image.ts';
import { type Row, recipientOfPartition } from '#shared/table/rows.ts';
import { ConditionsFailed, transact } from '#shared/table/write.ts';
import { foldUnique } from '#shared/text.ts';
import { once } from './once.ts';

/**
 * Pushes a new notification to its member's browsers, once. A failed push delays nothing, and is
 * not retried.
 */
export async function pushNotification({ before, after }: RowChange): Promise<void> {
  if (before || after?.entity !== 'notification') return;
  try {
    await pushToMember(after);
  } catch (error) {
    logError('A notification could not be pushed.', error, { pk: after.pk, sk: after.sk });
  }
}

async function pushToMember(after: Row): Promise<void> {
  const keys = await readPushKeys();
  if (!keys) return;
  const { accountId, userId } = recipientOfPartition(after.pk);
  const [found] = await findRecords({ caller: { accountId } }, user, [userId]);
  if (!found?.active) return;
  const { all } = await readSubscriptions(foldUnique(found.email));
  if (all.length === 0) return;
  await once(`push#${after.pk}#${after.sk}`, async () => {
    const message = messageOf(after);
    for (const one of all) {
      if ((await tryPush(one, () => push(one, message, keys))) === 'gone') {
        await forget(foldUnique(found.email), one.id);
      }
    }
  });
}

function messageOf({ title, object_type, object_id }: Row): object {
  return { title, url: `${consoleUrl()}/#/${object_type}s/${object_id}` };
}

/** A failure does not stop pushes to the other browsers. */
async function tryPush<T>({ id }: PushSubscription, send: () => Promise<T>): Promise<T | 'failed'> {
  try {
    return await send();
  } catch (error) {
    logError('A push failed.', error, { subscription: id });
    return 'failed';
  }
}

async function forget(email: string, id: number): Promise<void> {
  try {
    await transact(subscriptionRemoval(await readSubscriptions(email), id));
  } catch (error) {
    // The login's browsers changed concurrently; the next push finds this one gone again.
    if (!(error instanceof ConditionsFailed)) throw error;
  }
}
