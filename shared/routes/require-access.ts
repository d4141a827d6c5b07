import { assertAccess } from '#shared/auth/access.ts';
import type { CredentialCall } from '#shared/auth/caller.ts';
import type { Route } from './route.ts';

/**
 * Refuses a call whose optional part does what another endpoint does, where the caller may not use
 * that endpoint.
 * @throws ApiError the 403 that the other endpoint would give
 */
export function requireAccess(
  { caller, now }: CredentialCall,
  needed: Pick<Route, 'access' | 'permissions'>,
): void {
  assertAccess(caller, needed, now);
}
