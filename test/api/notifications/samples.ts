import { newNotification } from '../../support/new-notification.ts';
import { newSampleOwner } from '../../support/writes/owner.ts';
import type { Arrange, Write } from '../../support/writes/write.ts';

/** A call on a new notification, which affects the numbers of all and of unread ones. */
async function onNotification(): Promise<Write> {
  const { as, accountId, ownerId } = await newSampleOwner();
  await newNotification(accountId, ownerId);
  const affectedPaths = ['/v1/notifications?limit=1', '/v1/notifications?unread=true&limit=2'];
  return { as, id: 1, affectedPaths };
}

export const writes = {
  markRead: onNotification,
  markAllRead: onNotification,
  remove: onNotification,
} satisfies Record<string, Arrange>;
