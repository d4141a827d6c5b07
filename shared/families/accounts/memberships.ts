import { hasApiAccess, planKeys } from '#shared/auth/plans.ts';
import type { Login } from '#shared/credentials/login.ts';
import { type UserRecord, user } from '#shared/families/users/record.ts';
import { fromRow } from '#shared/records/row.ts';
import { exists, type RowWrite } from '#shared/table/actions.ts';
import { findRowsByKey } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { accountOf } from './account.ts';
import type { MemberAccount } from './member-account.ts';
import type { AccountRecord } from './record.ts';

/** An open account, and the login's active member there. */
export interface ActiveMembership {
  account: AccountRecord;
  member: UserRecord;
}

/** The accounts that a login may act in now, in the order in which it joined them. */
export async function readActiveMemberships({
  memberships,
}: Pick<Login, 'memberships'>): Promise<ActiveMembership[]> {
  const keys = memberships.map(({ account_id, user_id }) => [
    rowKey.account(account_id),
    rowKey.record(account_id, 'user', user_id),
  ]);
  const rowAt = await findRowsByKey(keys.flat(), { consistent: true });
  return keys.flatMap((pair) => {
    const [account, member] = pair.map(rowAt);
    if (!account || !member) return [];
    const membership = { account: accountOf(account), member: fromRow(user, member) };
    return membership.account.closed_at === null && membership.member.active ? [membership] : [];
  });
}

/**
 * Records when a member was last seen. This changes neither the member's version nor its history.
 */
export function memberSeen({ account, member }: ActiveMembership, now: string): RowWrite {
  const key = rowKey.record(account.id, 'user', member.id);
  return { kind: 'update', key, set: { last_active_at: now }, condition: exists };
}

export function showAccount({ account, member }: ActiveMembership, now: string): MemberAccount {
  const { id, name, plan, trial_ends_at, live_keys } = account;
  return {
    id,
    name,
    plan,
    trial_ends_at,
    api_access: hasApiAccess(account, now),
    keys: { used: live_keys, limit: planKeys[plan] },
    role: member.role,
  };
}
