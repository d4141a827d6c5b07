import type { Scope } from '#console/api/records.ts';
import { families } from '#shared/families.ts';

export type Level = 'none' | 'read' | 'write';

interface ScopeRow {
  family: string;
  label: string;
  /** What a key can do at each level, in words. */
  covers: { read: string; write?: string };
}

/** A family that a key can be given, by its scopes. */
type ScopedFamily<S = Scope> = S extends `${infer Family}:${string}` ? Family : never;

const scopeTexts: Record<ScopedFamily, Omit<ScopeRow, 'family'>> = {
  items: {
    label: 'Items',
    covers: {
      read: 'Find items, scan labels, read their history.',
      write: 'Also create, change, move and delete them, and set their condition.',
    },
  },
  locations: {
    label: 'Locations',
    covers: { read: 'List locations.', write: 'Also create, change and delete them.' },
  },
  contacts: {
    label: 'Contacts',
    covers: {
      read: 'List customers and suppliers.',
      write: 'Also create, change and delete them.',
    },
  },
  users: { label: 'Members', covers: { read: 'List the members of the account.' } },
  reservations: {
    label: 'Reservations',
    covers: { read: 'See what is reserved.', write: 'Also reserve, change, complete and cancel.' },
  },
  checkouts: {
    label: 'Checkouts',
    covers: {
      read: 'See what is checked out, and to whom.',
      write: 'Also check items out and in.',
    },
  },
  events: {
    label: 'Events',
    covers: {
      read: 'Read services, inspections and costs.',
      write: 'Also record, change and delete them.',
    },
  },
  issues: {
    label: 'Issues',
    covers: { read: 'See what is broken.', write: 'Also report, change and close issues.' },
  },
  comments: {
    label: 'Comments',
    covers: { read: 'Read comments.', write: 'Also write and delete them.' },
  },
};

/** A row for each family that a key can be given, in the order of the API. */
export const scopeRows: readonly ScopeRow[] = Object.keys(families).flatMap((family) =>
  isScoped(family) ? [{ family, ...scopeTexts[family] }] : [],
);

function isScoped(family: string): family is ScopedFamily {
  return Object.hasOwn(scopeTexts, family);
}

export function levelOf(scopes: readonly Scope[], family: string): Level {
  if (scopes.some((one) => one === `${family}:write`)) return 'write';
  return scopes.some((one) => one === `${family}:read`) ? 'read' : 'none';
}

/** The scopes with one family at another level. */
export function withLevel(scopes: readonly Scope[], family: string, level: Level): Scope[] {
  const others = scopes.filter((one) => !one.startsWith(`${family}:`));
  // A row offers only the levels that its family has.
  return level === 'none' ? others : [...others, `${family}:${level}` as Scope];
}

/** As `Items: write, Checkouts: read`. */
export function describeScopes(scopes: readonly Scope[]): string {
  const named = scopeRows.flatMap(({ family, label }) => {
    const level = levelOf(scopes, family);
    return level === 'none' ? [] : [`${label}: ${level}`];
  });
  return named.join(', ');
}
