import { newPushSubscription } from '../../support/new-push-subscription.ts';
import { newSampleOwner } from '../../support/writes/owner.ts';
import { create } from '../../support/writes/records.ts';
import type { Arrange } from '../../support/writes/write.ts';

const subscriptions = '/v1/push/subscriptions';

export const writes = {
  create: async () => {
    const { as } = await newSampleOwner();
    return { as, body: newPushSubscription(), affectedPaths: [`${subscriptions}?limit=1`] };
  },
  'create of a browser that somebody else had': async () => {
    const [{ as: other }, { as }] = [await newSampleOwner(), await newSampleOwner()];
    const body = newPushSubscription();
    await create(other.api, subscriptions, body);
    return { as, body, affectedPaths: [`${subscriptions}?limit=1`] };
  },
  remove: async () => {
    const { as } = await newSampleOwner();
    const id = await create(as.api, subscriptions, newPushSubscription());
    return { as, id, affectedPaths: [`${subscriptions}?limit=1`] };
  },
} satisfies Record<string, Arrange>;
