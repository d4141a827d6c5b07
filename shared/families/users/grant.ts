import { type Permission, type PresetRole, type Role, roles } from '#shared/auth/grants.ts';

/** A role is a preset of permissions; permissions chosen one by one make a role of their own. */
export function grantOf(
  role: PresetRole | null,
  permissions: Permission[] | null,
): { role: Role; permissions: Permission[] } | undefined {
  if (permissions !== null) return { role: 'custom', permissions };
  return role === null ? undefined : { role, permissions: [...roles[role]] };
}
