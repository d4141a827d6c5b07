import { assertAccess } from '#shared/auth/access.ts';
import type { CredentialCall } from '#shared/auth/caller.ts';
import { ApiError } from '#shared/errors.ts';
import { read as checkouts } from '#shared/families/checkouts/access.ts';
import { read as contacts } from '#shared/families/contacts/access.ts';
import { read as events } from '#shared/families/events/access.ts';
import { read as issues } from '#shared/families/issues/access.ts';
import { read as items } from '#shared/families/items/access.ts';
import { read as locations } from '#shared/families/locations/access.ts';
import { read as reservations } from '#shared/families/reservations/access.ts';
import { requireAccess } from '#shared/routes/require-access.ts';
import type { Route } from '#shared/routes/route.ts';
import { type ChangeResource, changeResources } from './event-types.ts';

/** What reading each kind of record needs. */
const needed: Record<ChangeResource, Pick<Route, 'access' | 'permissions'>> = {
  item: items,
  kit: items,
  location: locations,
  contact: contacts,
  reservation: reservations,
  checkout: checkouts,
  event: events,
  issue: issues,
};

/**
 * The kinds of records of which a caller may read changes, or the one that was asked for.
 * @throws ApiError the 403 of the list of that kind
 */
export function readableResources(
  call: CredentialCall,
  only: ChangeResource | undefined,
): ReadonlySet<ChangeResource> {
  if (only === undefined) {
    return new Set(changeResources.filter((resource) => mayRead(call, resource)));
  }
  requireAccess(call, needed[only]);
  return new Set([only]);
}

function mayRead({ caller, now }: CredentialCall, resource: ChangeResource): boolean {
  try {
    assertAccess(caller, needed[resource], now);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
