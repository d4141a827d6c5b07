import { type Permission, permissions, scopes } from '#shared/auth/grants.ts';
import type { Scope } from '#shared/families.ts';
import type { samples } from '../support/samples.ts';

/** Scopes or permissions, and whether they are enough for a request. */
export interface Grant<T> {
  granted: readonly T[];
  isEnough: boolean;
  label: string;
}

/** Each value that is enough for a request, alone, and all others together, which are not enough. */
function grantsOf<T extends string>(all: readonly T[], enough: readonly T[]): Grant<T>[] {
  return [
    ...enough.map((one) => ({ granted: [one], isEnough: true, label: `${one} alone` })),
    {
      granted: all.filter((one) => !enough.includes(one)),
      isEnough: false,
      label: `everything but ${enough.join(' and ')}`,
    },
  ];
}

type Sample = (typeof samples)[number];

export function scopeGrantsOf({ route: { access } }: Sample): Grant<Scope>[] {
  const enough = [access, access.replace(':read', ':write')];
  return grantsOf(
    scopes,
    scopes.filter((scope) => enough.includes(scope)),
  );
}

/** The grants of an endpoint that requires permissions; none for another one. */
export function permissionGrantsOf({ route }: Sample): Grant<Permission>[] {
  return route.permissions ? grantsOf(permissions, route.permissions) : [];
}

/** Calls `make` once for each distinct grant; the function that is returned finds its result. */
export async function forEachGrant<T, Result>(
  grants: readonly Grant<T>[],
  make: (granted: readonly T[]) => Promise<Result>,
): Promise<(grant: Grant<T>) => Result> {
  const results = new Map<string, Result>();
  for (const { granted } of grants) {
    const name = granted.join();
    if (!results.has(name)) results.set(name, await make(granted));
  }
  return ({ granted }) => {
    const result = results.get(granted.join());
    if (result === undefined) throw new Error(`Nobody has ${granted}.`);
    return result;
  };
}
