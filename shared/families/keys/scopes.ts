import { scopes } from '#shared/auth/grants.ts';
import type { Scope } from '#shared/families.ts';

/** Scopes in the order of the specification; a read beside its write says nothing more. */
export function scopesInOrder(chosen: readonly Scope[]): Scope[] {
  const held = new Set<string>(chosen);
  return scopes.filter(
    (scope) => held.has(scope) && !(scope.endsWith(':read') && held.has(writeOf(scope))),
  );
}

function writeOf(scope: string): string {
  return scope.replace(/:read$/, ':write');
}
