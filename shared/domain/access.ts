import type { Caller } from '#shared/auth/caller.ts';
import { type Access, covers, type Permission } from '#shared/auth/grants.ts';
import { hasApiAccess } from '#shared/auth/plans.ts';
import { ApiError } from '#shared/errors.ts';
import type { Scope } from '#shared/families.ts';

/** Refuses a key on the endpoints of our own apps (`first_party_only`). */
export function assertNotFirstParty(access: Access): void {
  if (access === 'first-party') throw new ApiError('first_party_only');
}

/** Refuses a key whose plan has no API access at `now` (`plan_upgrade_required`). */
export function assertPlan(caller: Caller, now: string): void {
  const subscription = { plan: caller.plan, trial_ends_at: caller.trialEndsAt };
  if (!hasApiAccess(subscription, now)) throw new ApiError('plan_upgrade_required');
}

function assertScope({ key }: Caller, needed: Scope): void {
  if (key.access === 'full' || covers(key.scopes, needed)) return;
  const message = `This needs the scope ${needed}.`;
  throw new ApiError('insufficient_scope', {
    message,
    fields: { scope: [{ code: 'insufficient_scope', message, required: needed }] },
  });
}

function assertPermission(caller: Caller, anyOf: readonly Permission[] = []): void {
  if (!caller.memberActive) {
    throw new ApiError('forbidden', { message: 'The user who created this key is deactivated.' });
  }
  if (anyOf.length === 0 || anyOf.some((one) => caller.permissions.includes(one))) return;
  const message = `The user who created this key lacks the permission ${anyOf.join(' or ')}.`;
  throw new ApiError('forbidden', { message });
}

/** All that an endpoint asks of a key, in the order of the specification. */
export function assertAccess(
  caller: Caller,
  { access, permissions }: { access: Access; permissions?: readonly Permission[] },
  now: string,
): void {
  assertNotFirstParty(access);
  assertPlan(caller, now);
  if (access === 'public' || access === 'first-party' || access === 'any-key') return;
  if (access !== 'member') assertScope(caller, access);
  assertPermission(caller, permissions);
}
