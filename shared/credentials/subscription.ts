import { assertApiAccess } from '#shared/auth/access.ts';
import type { Subscription } from '#shared/auth/plans.ts';
import { findRow } from '#shared/table/read.ts';
import { rowKey, storedAs } from '#shared/table/rows.ts';

const attributes = ['plan', 'trial_ends_at'] as const satisfies (keyof Subscription)[];

const noPlan: Subscription = { plan: 'free', trial_ends_at: null };

/** Refuses an account whose plan has no API access at `now` (`plan_upgrade_required`). */
export async function assertSubscription(
  { accountId }: { accountId: number },
  now: string,
): Promise<void> {
  const row = await findRow(rowKey.account(accountId), { consistent: true, attributes });
  assertApiAccess(row ? storedAs(row) : noPlan, now);
}
