import type { SessionRow } from '#shared/credentials/sessions.ts';
import { readSubscriptions, subscriptionRemoval } from '#shared/families/push/subscriptions.ts';
import { commitRows, retryOnConflict } from '#shared/records/commit.ts';
import { storedAs } from '#shared/table/rows.ts';
import type { Effect } from './effect.ts';

/**
 * Removes the subscriptions of a session that was ended, since the browser need not be in its member's hands.
 * A session that only expired was not ended: its browser still shows notifications.
 */
export const endSubscriptions: Effect = ({ before, after }, now) => {
  if (before?.entity !== 'session' || after?.entity === 'session') return;
  const { login, id, refresh_ends_at } = storedAs<SessionRow>(before);
  if (refresh_ends_at <= now) return;
  return () =>
    retryOnConflict(async () => {
      const subscriptions = await readSubscriptions(login);
      const ended = subscriptions.all.filter(({ session }) => session === id);
      if (ended.length > 0) await commitRows(subscriptionRemoval(subscriptions, ended));
    });
};
