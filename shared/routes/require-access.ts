import { assertAccess } from '#shared/auth/access.ts';
import type { CredentialCall } from '#shared/auth/caller.ts';
import type { Route } from './route.ts';

/**
 * Checks access for an optional part of a call that does what another endpoint does.
 * @throws ApiError the 403 of the other endpoint
 */
export function requireAccess(
  { caller, now, idempotency }: CredentialCall,
  { access, permissions = [] }: Pick<Route, 'access' | 'permissions'>,
): void {
  const neededAccess = { access, permissions };
  assertAccess(caller, neededAccess, now);
  idempotency?.requiredAccess.push(neededAccess);
}
