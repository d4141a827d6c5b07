import type { SessionCall } from '#shared/auth/caller.ts';
import type { WholeListQuery } from '#shared/fields/query.ts';
import { answerWholeList } from '#shared/records/lists/whole-list.ts';
import type { Subscription } from './fields.ts';
import { type PushSubscription, readSubscriptions } from './subscriptions.ts';

/** The browsers of the caller's login, by id. */
export async function listSubscriptions({ caller }: SessionCall, query: WholeListQuery) {
  const { all } = await readSubscriptions(caller.login);
  const shown = all.map(shownSubscription).sort((a, b) => a.id - b.id);
  return answerWholeList('push', query, shown);
}

/** A browser in a response, without the keys that encrypt its pushes. */
export function shownSubscription({ keys: _keys, ...shown }: PushSubscription): Subscription {
  return shown;
}
