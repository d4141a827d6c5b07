import { type Permission, type PresetRole, type Role, roles } from '#shared/auth/grants.ts';

/** The permissions of a role: a preset's, or the chosen ones for `custom`. */
export function grantOf(
  role: PresetRole | null,
  permissions: Permission[] | null,
): { role: Role; permissions: Permission[] } | undefined {
  if (permissions !== null) return { role: 'custom', permissions };
  return role === null ? undefined : { role, permissions: [...roles[role]] };
}
