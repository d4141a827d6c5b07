/** The number of live API keys per plan. `free` has no API access. */
export const planKeys = { free: 0, business: 5, enterprise: 25, trial: 1 } as const;

const gibibyte = 1024 ** 3;

/** The storage for files per plan, in bytes. */
export const planFileBytes = {
  free: gibibyte,
  business: 10 * gibibyte,
  enterprise: 100 * gibibyte,
  trial: gibibyte,
} as const satisfies Record<keyof typeof planKeys, number>;

export type Plan = keyof typeof planKeys;

export const plans = Object.keys(planKeys) as Plan[];

/** The default length of a trial, in days. */
export const trialDays = 14;

export interface Subscription {
  plan: Plan;
  trial_ends_at: string | null;
}

/** Whether the plan has API access at `now` (ISO, UTC). A trial has it until its end. */
export function hasApiAccess({ plan, trial_ends_at }: Subscription, now: string): boolean {
  if (plan === 'trial') return trial_ends_at !== null && now < trial_ends_at;
  return planKeys[plan] > 0;
}
