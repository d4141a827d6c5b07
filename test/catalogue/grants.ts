import { type Permission, permissions, scopes } from '#shared/auth/grants.ts';
import type { Scope } from '#shared/families.ts';
import type { samples } from '../support/samples.ts';

/** What somebody may do, and whether that is enough for a request. */
export interface Grant<T> {
  granted: readonly T[];
  isEnough: boolean;
  label: string;
}

/** Whatever is enough for a request, alone; and all that is not, together, so that none of it is alone. */
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

/** Those of a request that takes permissions; one that takes none has nothing to be refused for. */
export function permissionGrantsOf({ route }: Sample): Grant<Permission>[] {
  return route.permissions ? grantsOf(permissions, route.permissions) : [];
}

/** Makes something for each of the grants that differ, and finds it again. */
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
