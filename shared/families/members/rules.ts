import type { Permission } from '#shared/auth/grants.ts';
import { ApiError } from '#shared/errors.ts';
import type { UserRecord } from '#shared/families/users/record.ts';

/** Refuses an administrator who gives a member permissions that the administrator lacks. */
export function assertMayGive(
  giver: UserRecord | undefined,
  before: readonly Permission[],
  after: readonly Permission[],
): void {
  const ownPermissions = giver?.active ? giver.permissions : [];
  const lacking = after.filter((one) => !before.includes(one) && !ownPermissions.includes(one));
  if (lacking.length === 0) return;
  const message = `You lack permissions that this gives: ${lacking.join(', ')}.`;
  throw new ApiError('forbidden', { message });
}

/** Refuses a caller who was deactivated, or lost the permission, since the call began. */
export function assertAdministrator(caller: UserRecord | undefined): void {
  if (caller?.active && caller.permissions.includes('admin.users')) return;
  throw new ApiError('forbidden');
}

/** The permissions that a change does not give: who is made active gets all, and who stays invited none. */
export function permissionsBefore(before: UserRecord, after: UserRecord): readonly Permission[] {
  const hasThem = before.active || (before.invited && !after.active);
  return hasThem ? before.permissions : [];
}
