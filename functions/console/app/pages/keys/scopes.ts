import type { Scope } from '#console/api/records.ts';
import { families } from '#shared/families.ts';
import { capitalise } from '#shared/text.ts';

export type Level = 'none' | 'read' | 'write';

interface ScopeRow {
  family: string;
  label: string;
  /** What a key can do at each level, in words. */
  covers: { read: string; write?: string };
}

/** A row for each family that a key can be given, in the order of the API. */
export const scopeRows: readonly ScopeRow[] = Object.entries(families).flatMap(
  ([family, { scopes }]) =>
    'read' in scopes ? [{ family, label: capitalise(family), covers: scopes }] : [],
);

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

/** Scopes that two members have changed: what this one added or removed, and else what is there now. */
export function mergeScopes(
  mine: readonly Scope[],
  before: readonly Scope[],
  now: readonly Scope[],
): Scope[] {
  const remaining = now.filter((scope) => mine.includes(scope) || !before.includes(scope));
  return [...remaining, ...mine.filter((scope) => ![...before, ...now].includes(scope))];
}
