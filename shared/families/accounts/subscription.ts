import { type Subscription, trialDays } from '#shared/auth/plans.ts';
import { assertNoProblems } from '#shared/errors.ts';
import { addSeconds } from '#shared/time.ts';
import type { AccountPlan } from './fields.ts';

const secondsADay = 86_400;

/**
 * A trial whose end is not said ends after some days; no other plan ends.
 * @throws ApiError `validation_failed` for an end that the plan does not have.
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
    assertNoProblems({ trial_ends_at: [{ code: 'invalid_value', message }] });
  }
  return { plan, trial_ends_at: null };
}
