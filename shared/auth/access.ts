import { ApiError } from '#shared/errors.ts';
import type { Scope } from '#shared/families.ts';
import type { Caller, KeyCaller } from './caller.ts';
import { type Access, covers, type Permission } from './grants.ts';
import { hasApiAccess, type Subscription } from './plans.ts';

/** Refuses API keys on first-party endpoints (`first_party_only`). */
export function assertFirstParty({ kind }: Caller): void {
  if (kind === 'key') throw new ApiError('first_party_only');
}

/** Refuses an API key whose plan has no API access at `now` (`plan_upgrade_required`). */
export function assertPlan(caller: Caller, now: string): void {
  if (caller.kind === 'session') return;
  assertApiAccess({ plan: caller.plan, trial_ends_at: caller.trialEndsAt }, now);
}

/** Refuses a plan without API access at `now` (`plan_upgrade_required`). */
export function assertApiAccess(subscription: Subscription, now: string): void {
  if (!hasApiAccess(subscription, now)) throw new ApiError('plan_upgrade_required');
}

function assertScope({ key }: KeyCaller, scope: Scope): void {
  if (key.access === 'full' || covers(key.scopes, scope)) return;
  const message = `This endpoint needs the scope ${scope}.`;
  throw new ApiError('insufficient_scope', {
    message,
    fields: { scope: [{ code: 'insufficient_scope', message, required: scope }] },
  });
}

function assertPermission(caller: Caller, anyOf: readonly Permission[] = []): void {
  if (caller.kind === 'key' && !caller.memberActive) {
    const message =
      'The member who created this key is deactivated. Create a key as an active member.';
    throw new ApiError('forbidden', { message });
  }
  if (anyOf.length === 0 || anyOf.some((one) => caller.permissions.includes(one))) return;
  const who = caller.kind === 'key' ? 'The member who created this key' : 'This member';
  const message = `${who} lacks the permission ${anyOf.join(' or ')}.`;
  throw new ApiError('forbidden', { message });
}

/** Refuses a write while an operator has paused the account's writes (`rate_limited`). */
export function assertWrites(mayWrite: boolean): void {
  if (mayWrite) return;
  const message = 'Writes are on hold for this account. Contact support.';
  throw new ApiError('rate_limited', { message, headers: { 'Retry-After': '60' } });
}

/** The scope and permissions that a route requires. */
interface NeededAccess {
  access: Access;
  permissions?: readonly Permission[];
}

/** Whether a caller passes what a route needs at `now`. */
export function hasAccess(caller: Caller, neededAccess: NeededAccess, now: string): boolean {
  try {
    assertAccess(caller, neededAccess, now);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/**
 * Checks a caller against a route, in the order of the specification. Permissions bind a session;
 * plan and scopes do not.
 */
export function assertAccess(
  caller: Caller,
  { access, permissions }: NeededAccess,
  now: string,
): void {
  if (access === 'public' || access === 'sign-in') return;
  if (access === 'first-party') assertFirstParty(caller);
  assertPlan(caller, now);
  if (access === 'any-credential') return;
  if (access !== 'first-party' && access !== 'member' && caller.kind === 'key') {
    assertScope(caller, access);
  }
  assertPermission(caller, permissions);
}
