import { notify } from '#shared/families/notifications/notify.ts';
import { formatInstant } from '#shared/time.ts';

/** Sends a member a notification; the first one has the id 1. */
export function newNotification(accountId: number, userId: number): Promise<void> {
  const object = { type: 'item', id: 1, name: 'Item' } as const;
  const at = formatInstant(Date.now());
  const notice = { userId, kind: 'inventory_low', title: 'Running low', object, at } as const;
  return notify(accountId, notice, Date.now());
}
