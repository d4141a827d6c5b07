import type { Permission } from '#shared/auth/grants.ts';
import { ApiError } from '#shared/errors.ts';
import type { UserRecord } from '#shared/families/users/record.ts';

/** Refuses an administrator who gives a member permissions that the administrator lacks. */
export function assertMayGive(
  giver: UserRecord,
  before: readonly Permission[],
  after: readonly Permission[],
): void {
  const lacking = after.filter((one) => !before.includes(one) && !giver.permissions.includes(one));
  if (lacking.length === 0) return;
  const message = `You lack permissions that this gives: ${lacking.join(', ')}.`;
  throw new ApiError('forbidden', { message });
}

/** Refuses a caller who was deactivated, or lost the permission, since the call began. */
export function assertAdministrator(caller: UserRecord | undefined): asserts caller is UserRecord {
  if (caller?.active && caller.permissions.includes('admin.users')) return;
  throw new ApiError('forbidden');
}

/**
 * The permissions that a change does not give. Who is made active or invited is given all; any other is given
 * what is added, also while inactive: whoever activates them later chooses no role anew.
 */
export function permissionsBefore(before: UserRecord, after: UserRecord): readonly Permission[] {
  const isActivated = after.active && !before.active;
  const isInvited = after.invited && !before.invited && !before.active;
  return isActivated || isInvited ? [] : before.permissions;
}
