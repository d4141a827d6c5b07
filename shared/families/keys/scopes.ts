import { scopes } from '#shared/auth/grants.ts';
import type { Scope } from '#shared/families.ts';

/** Sorts scopes in the order of the specification, and drops a read that its write includes. */
export function scopesInOrder(chosenScopes: readonly Scope[]): Scope[] {
  const names = new Set<string>(chosenScopes);
  return scopes.filter(
    (scope) => names.has(scope) && !(scope.endsWith(':read') && names.has(writeOf(scope))),
  );
}

function writeOf(scope: string): string {
  return scope.replace(/:read$/, ':write');
}
