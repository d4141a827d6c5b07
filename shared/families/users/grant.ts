import {
  type Permission,
  type PresetRole,
  permissions,
  type Role,
  roles,
} from '#shared/auth/grants.ts';

/**
 * A preset role with its permissions, or `custom` with the chosen ones in the order of the declaration, so
 * that the same ones in another order are no change; undefined without either.
 */
export function grantOf(
  role: PresetRole | null,
  chosenPermissions: readonly Permission[] | null,
): { role: Role; permissions: Permission[] } | undefined {
  if (chosenPermissions !== null)
    return {
      role: 'custom',
      permissions: permissions.filter((one) => chosenPermissions.includes(one)),
    };
  return role === null ? undefined : { role, permissions: [...roles[role]] };
}
