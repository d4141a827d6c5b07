import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { createStore } from '#console/store.ts';

/** How many notifications are unread; undefined until that is known. */
export const unread = createStore<number | undefined>(undefined);

export async function countUnread(): Promise<void> {
  try {
    const { meta } = await page(api, '/v1/notifications', { query: { unread: true, limit: 1 } });
    unread.set(meta.pagination.total);
  } catch {
    // A count that is late is no reason to interrupt anybody.
  }
}
