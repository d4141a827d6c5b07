import { get } from '#console/api/call.ts';
import { createStore } from '#console/store.ts';

/** How many notifications are unread; undefined until that is known. */
export const unread = createStore<number | undefined>(undefined);

export async function countUnread(): Promise<void> {
  try {
    const { meta } = await get('/v1/notifications', { query: { unread: true, limit: 1 } });
    unread.set(meta.unread_count ?? meta.pagination?.total ?? 0);
  } catch {
    // The bell is no reason to disturb anybody: it shows what it knew, or nothing.
  }
}
