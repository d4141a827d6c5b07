import type { MemberInvite, User } from '#console/api/records.ts';

export type Role = User['role'];

export const roleLabels: Record<Role, string> = {
  owner: 'Owner',
  member: 'Member',
  viewer: 'Viewer',
  custom: 'Custom',
};

/** What each role is for, where one is chosen. */
const roleOptions = [
  ['member', 'Member: works with all records'],
  ['viewer', 'Viewer: sees all records'],
  ['owner', 'Owner: also manages members and API keys'],
] as const satisfies readonly (readonly [Role, string])[];

/** The roles to choose from, and single permissions where a member has them. */
export function rolesFor(role: Role): readonly (readonly [Role, string])[] {
  return role === 'custom'
    ? [...roleOptions, ['custom', 'Custom: keeps its permissions']]
    : roleOptions;
}

/** A role as the API takes it: in place of one, the single permissions. */
export function grantOf(role: Role, permissions: User['permissions'] = []): Grant {
  return role === 'custom' ? { role: null, permissions } : { role, permissions: null };
}

type Grant = Pick<MemberInvite, 'role' | 'permissions'>;
