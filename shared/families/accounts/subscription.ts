import { type Subscription, trialDays } from '#shared/auth/plans.ts';
import { invalidField } from '#shared/errors.ts';
import { addSeconds } from '#shared/time.ts';
import type { AccountPlan } from './fields.ts';

const secondsADay = 86_400;

/**
 * Sets the default end of a trial; no other plan ends.
 * @throws ApiError `validation_failed` for an end on another plan
 */
export function subscriptionOf(
  { plan, trial_ends_at: end }: AccountPlan,
  now: string,
): Subscription {
  if (plan === 'trial') {
    return { plan, trial_ends_at: end ?? addSeconds(now, trialDays * secondsADay) };
  }
  if (end !== null) {
    const message = `The plan ${plan} has no end date. Only a trial has one.`;
    throw invalidField('trial_ends_at', 'invalid_value', message);
  }
  return { plan, trial_ends_at: null };
}
