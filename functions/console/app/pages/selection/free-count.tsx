import { type Problem, summaryOf } from '#console/api/problem.ts';
import { formatCount } from '#console/format-count.ts';
import { clashesOf } from '#console/pages/checkouts/clashes.tsx';

interface FreeCountProps {
  items: readonly unknown[];
  kits: readonly unknown[];
  problem: Problem | undefined;
  isKnown: boolean;
}

/** Says how many of the items are free at that time. */
export function FreeCount({ items, kits, problem, isKnown }: FreeCountProps) {
  const { size } = clashesOf(problem);
  const text =
    !problem || size > 0 ? freeText(items.length, kits.length, size) : summaryOf(problem);
  return (
    <p class={isKnown && !problem ? 'all-free' : undefined} role="status">
      {isKnown ? text : 'Looking up what is free …'}
    </p>
  );
}

/** Items in kits are not counted. */
function freeText(items: number, kits: number, clashes: number): string {
  if (kits === 0) {
    return `${items - clashes} of ${formatCount(items, 'item')} ${items === 1 ? 'is' : 'are'} free then.`;
  }
  return clashes === 0
    ? 'Everything is free then.'
    : `Not free then: ${formatCount(clashes, 'item')}.`;
}
