/** The plans, with the number of live API keys each allows. `free` has no API access. */
export const planKeys = { free: 0, business: 5, enterprise: 25, trial: 1 } as const;

const gibibyte = 1024 ** 3;

/** How many bytes of files the account of a plan may keep. */
export const planFileBytes = {
  free: gibibyte,
  business: 10 * gibibyte,
  enterprise: 100 * gibibyte,
  trial: gibibyte,
} as const satisfies Record<keyof typeof planKeys, number>;

export type Plan = keyof typeof planKeys;

/** The days of a trial whose end was not said. */
export const trialDays = 14;

export interface Subscription {
  plan: Plan;
  trial_ends_at: string | null;
}

/** Whether the plan lets API keys work at `now` (ISO, UTC): a trial does so until it ends. */
export function hasApiAccess({ plan, trial_ends_at }: Subscription, now: string): boolean {
  if (plan === 'trial') return trial_ends_at !== null && now < trial_ends_at;
  return planKeys[plan] > 0;
}
