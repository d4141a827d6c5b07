import type { SessionCall } from '#shared/auth/caller.ts';
import { ApiError } from '#shared/errors.ts';
import { commit } from '#shared/records/commit.ts';
import { readSubscriptions, subscriptionRemoval } from './subscriptions.ts';

export async function removeSubscription(call: SessionCall, id: number) {
  const own = await readSubscriptions(call.caller.login);
  if (!own.all.some((one) => one.id === id)) throw new ApiError('not_found');
  const writes = subscriptionRemoval(own, id);
  return commit(call, { writes }, { data: undefined });
}
