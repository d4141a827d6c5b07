import { dayOf } from '#console/time.ts';

/** Whether a day is today or past, in the user's zone. */
export const isDue = (on: string | null | undefined): on is string =>
  typeof on === 'string' && on <= dayOf(Date.now());

/** The maintenance plans that are due, the longest overdue first. */
export function duePlans<P extends { next_on: string | null }>(plans: readonly P[]): P[] {
  const rank = ({ next_on }: P) => next_on ?? '';
  return plans
    .filter(({ next_on }) => isDue(next_on))
    .toSorted((one, other) => rank(one).localeCompare(rank(other)));
}
