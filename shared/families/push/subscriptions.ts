import { createHash } from 'node:crypto';
import { absent, atVersion, type RowWrite } from '#shared/table/actions.ts';
import { findRow } from '#shared/table/read.ts';
import { rowKey, storedAs } from '#shared/table/rows.ts';
import type { Subscription } from './fields.ts';

/** A subscribed browser. Its keys serve pushes only. */
export interface PushSubscription extends Subscription {
  keys: { p256dh: string; auth: string };
  /** The id of the session that subscribed it last; earlier releases stored none. */
  session?: number;
}

/** All browsers of a login, in one row. */
interface Subscriptions {
  email: string;
  all: PushSubscription[];
  last_id: number;
  version: number;
}

export async function readSubscriptions(email: string): Promise<Subscriptions> {
  const row = await findRow(rowKey.push(email), { consistent: true });
  return storedAs({ email, all: [], last_id: 0, version: 0, ...row });
}

/** The next version of a login's browsers. */
export function subscriptionsWrite(
  { email, last_id, version }: Subscriptions,
  all: readonly PushSubscription[],
): RowWrite {
  return {
    kind: 'put',
    row: { ...rowKey.push(email), all, last_id, version: version + 1 },
    condition: version === 0 ? absent : atVersion(version),
  };
}

/** The row that assigns an endpoint to its login. */
export function endpointKey(endpoint: string) {
  return rowKey.pushEndpoint(createHash('sha256').update(endpoint).digest('hex'));
}

/** Removes some of the browsers of a login. */
export function subscriptionRemoval(
  from: Subscriptions,
  removed: readonly PushSubscription[],
): RowWrite[] {
  return [
    subscriptionsWrite(
      from,
      from.all.filter((one) => !removed.includes(one)),
    ),
    ...removed.map(({ endpoint }) => ({
      kind: 'delete' as const,
      key: endpointKey(endpoint),
    })),
  ];
}
