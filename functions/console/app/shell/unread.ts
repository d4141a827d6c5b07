import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { createStore } from '#console/store.ts';

/** The number of unread notifications; undefined until it is loaded. */
export const unread = createStore<number | undefined>(undefined);

export async function countUnread(): Promise<void> {
  try {
    const { meta } = await page(api, '/v1/notifications', { query: { unread: true, limit: 1 } });
    unread.set(meta.pagination.total);
  } catch {
    // Ignored: an outdated count is no reason to interrupt anybody.
  }
}
