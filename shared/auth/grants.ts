import { families, type Scope } from '#shared/families.ts';

/** Every scope that a restricted key may hold, in the order of the specification. */
export const scopes: readonly Scope[] = Object.entries(families).flatMap(([family, { scopes }]) =>
  // The names that the type is made of, which the entries of an object lose.
  scopes.map((access) => `${family}:${access}` as Scope),
);

/** Whether the scopes of a key cover the one that is needed: write includes read. */
export function covers(held: readonly string[], needed: Scope): boolean {
  return held.includes(needed) || held.includes(needed.replace(/:read$/, ':write'));
}

/** What a member, and a key that the member created, may be allowed to do. */
export const permissions = [
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

/** The presets: an owner may do all, a member all but administration, a viewer nothing. */
export const roles = {
  owner: permissions,
  member: permissions.filter((permission) => !permission.startsWith('admin.')),
  viewer: [],
} as const satisfies Record<string, readonly Permission[]>;

export type PresetRole = keyof typeof roles;
/** `custom` is the role of a user whose permissions were chosen one by one. */
export type Role = PresetRole | 'custom';

/** `full` does all that its member may do; `restricted` only what its scopes cover, too. */
export const keyAccess = ['full', 'restricted'] as const;
export type KeyAccess = (typeof keyAccess)[number];

/**
 * Who may call an endpoint: anybody; who signs in to our own apps; their sessions alone; every valid
 * credential; those of active members; or keys with a scope, whose creating member has one of the
 * endpoint's permissions. Sessions pass wherever keys do, within the permissions of the member.
 */
export type Access = 'public' | 'sign-in' | 'first-party' | 'any-credential' | 'member' | Scope;
