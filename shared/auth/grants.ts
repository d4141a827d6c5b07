import { families, type Scope } from '#shared/families.ts';

/** Every scope of restricted keys, in the order of the specification. */
export const scopes: readonly Scope[] = Object.entries(families).flatMap(([family, { scopes }]) =>
  // `Object.entries` loses the names that the type consists of.
  Object.keys(scopes).map((access) => `${family}:${access}` as Scope),
);

/** Whether held scopes include the needed one; write includes read. */
export function covers(grantedScopes: readonly string[], scope: Scope): boolean {
  return grantedScopes.includes(scope) || grantedScopes.includes(scope.replace(/:read$/, ':write'));
}

/**
 * The permissions of a member, and of the keys that the member created. `view` allows every GET of what
 * the others allow to write, and nothing else.
 */
export const permissions = [
  'view',
  'content.items',
  'content.locations',
  'content.contacts',
  'action.checkout',
  'action.reserve',
  'action.issue',
  'action.event',
  'action.condition',
  'action.location',
  'action.inventory',
  'admin.users',
  'admin.account',
] as const;

export type Permission = (typeof permissions)[number];

/** The presets: an owner has all permissions, a member all but administration, a viewer `view`. */
export const roles = {
  owner: permissions,
  member: permissions.filter((permission) => !permission.startsWith('admin.')),
  viewer: ['view'],
} as const satisfies Record<string, readonly Permission[]>;

export type PresetRole = keyof typeof roles;
// `Object.keys` loses the names.
export const presetRoles = Object.keys(roles) as PresetRole[];
/** `custom` means individually chosen permissions. */
export const anyRole: (PresetRole | 'custom')[] = [...presetRoles, 'custom'];
export type Role = (typeof anyRole)[number];

/** `full` has all permissions of its member; `restricted` only those within its scopes. */
export const keyAccess = ['full', 'restricted'] as const;
export type KeyAccess = (typeof keyAccess)[number];

/**
 * Who may call an endpoint: anyone; members who sign in; sessions; any valid credential;
 * credentials of active members; or keys with a scope, whose creator has one of the endpoint's
 * permissions. Sessions may call whatever keys may, within the member's permissions.
 */
export type Access = 'public' | 'sign-in' | 'first-party' | 'any-credential' | 'member' | Scope;
