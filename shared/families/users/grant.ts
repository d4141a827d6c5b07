import { type Permission, type PresetRole, type Role, roles } from '#shared/auth/grants.ts';

/**
 * A preset role with its permissions, or `custom` with the chosen ones; undefined without either.
 */
export function grantOf(
  role: PresetRole | null,
  permissions: Permission[] | null,
): { role: Role; permissions: Permission[] } | undefined {
  if (permissions !== null) return { role: 'custom', permissions };
  return role === null ? undefined : { role, permissions: [...roles[role]] };
}
