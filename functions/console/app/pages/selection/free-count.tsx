import type { Problem } from '#console/api/problem.ts';
import { counted } from '#console/counted.ts';
import { clashesOf } from '#console/pages/checkouts/clashes.tsx';

interface FreeCountProps {
  count: number;
  problem: Problem | undefined;
  isKnown: boolean;
}

/** How many of the items are free then. */
export function FreeCount({ count, problem, isKnown }: FreeCountProps) {
  const { size } = clashesOf(problem);
  const words =
    !problem || size > 0
      ? `${count - size} of ${counted(count, 'item')} are free then.`
      : problem.message;
  return (
    <p class={isKnown && !problem ? 'all-free' : undefined} role="status">
      {isKnown ? words : 'Looking up what is free …'}
    </p>
  );
}
