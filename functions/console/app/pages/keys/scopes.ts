import type { Scope } from '#console/api/records.ts';
import { families } from '#shared/families.ts';
import { capitalise } from '#shared/text.ts';

export type Level = 'none' | 'read' | 'write';

interface ScopeRow {
  family: string;
  label: string;
  /** The permissions of a key at each level, in words. */
  covers: { read: string; write?: string };
}

/** The families of the API that keys can have access to, in the API's order. */
export const scopeRows: readonly ScopeRow[] = Object.entries(families).flatMap(
  ([family, { scopes }]) =>
    'read' in scopes ? [{ family, label: capitalise(family), covers: scopes }] : [],
);

export function levelOf(scopes: readonly Scope[], family: string): Level {
  if (scopes.some((one) => one === `${family}:write`)) return 'write';
  return scopes.some((one) => one === `${family}:read`) ? 'read' : 'none';
}

/** The scopes after one family has been set to another level. */
export function withLevel(scopes: readonly Scope[], family: string, level: Level): Scope[] {
  const others = scopes.filter((one) => !one.startsWith(`${family}:`));
  // A cast: the picker offers only levels that the family has.
  return level === 'none' ? others : [...others, `${family}:${level}` as Scope];
}

/** Describes scopes, such as `Items: write, Checkouts: read`. */
export function describeScopes(scopes: readonly Scope[]): string {
  const scopeNames = scopeRows.flatMap(({ family, label }) => {
    const level = levelOf(scopes, family);
    return level === 'none' ? [] : [`${label}: ${level}`];
  });
  return scopeNames.join(', ');
}

/** Merges scopes that two members have changed: the present ones, with what this member added or removed. */
export function mergeScopes(
  mine: readonly Scope[],
  before: readonly Scope[],
  now: readonly Scope[],
): Scope[] {
  const remaining = now.filter((scope) => mine.includes(scope) || !before.includes(scope));
  return [...remaining, ...mine.filter((scope) => ![...before, ...now].includes(scope))];
}
