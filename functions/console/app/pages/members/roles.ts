import type { MemberInvite, Permission, User } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { roles } from '#shared/auth/grants.ts';

export type Role = User['role'];

export const roleLabels: Record<Role, string> = {
  owner: 'Owner',
  member: 'Member',
  viewer: 'Viewer',
  custom: 'Custom',
};

export const permissionLabels: Record<Permission, string> = {
  view: 'viewing all records',
  'content.items': 'equipment',
  'content.locations': 'places',
  'content.contacts': 'contacts',
  'action.checkout': 'checkouts',
  'action.reserve': 'reservations',
  'action.issue': 'issues',
  'action.event': 'inspections',
  'action.condition': 'condition of items',
  'action.location': 'moving items',
  'action.inventory': 'stock',
  'admin.users': 'members',
  'admin.account': 'API keys and account',
};

/** What a member with a custom role works with, in words. */
export const permissionsText = (permissions: readonly Permission[]) =>
  permissions.map((one) => permissionLabels[one]).join(', ') || 'no permissions';

/** The roles with what each is for, as options. */
const roleOptions = [
  ['member', 'Member: works with all records'],
  ['viewer', 'Viewer: sees all records'],
  ['owner', 'Owner: also manages members and API keys'],
  ['custom', 'Custom: works with what you choose'],
] as const satisfies readonly (readonly [Role, string])[];

/** The roles that the signed-in member may give to a member, plus the one that this member has. */
export function rolesFor(user?: Pick<User, 'role' | 'permissions'>) {
  return roleOptions.filter(
    ([role]) =>
      role === 'custom' ||
      role === user?.role ||
      roles[role].every((one) => can(one) || user?.permissions.includes(one)),
  );
}

/** A role as the API takes it; a custom role is sent as its permissions. */
export function grantOf(role: Role, permissions: Permission[]): Grant {
  return role === 'custom' ? { role: null, permissions } : { role, permissions: null };
}

type Grant = Pick<MemberInvite, 'role' | 'permissions'>;
