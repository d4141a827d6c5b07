import { callEach } from '#console/api/call-each.ts';
import { Problem, summaryOf } from '#console/api/problem.ts';
import { formatNumber } from '#console/numbers.ts';

/**
 * Returns an undo of several calls, one after the other. A refused call is reported at the end. The next attempt
 * makes the calls that did not succeed.
 */
export function undoEach<One>(
  all: readonly One[],
  undo: (one: One) => Promise<unknown>,
): () => Promise<void> {
  let remaining = all;
  return async () => {
    const total = remaining.length;
    const { successes, refusals, stop } = await callEach(remaining, undo);
    remaining = remaining.filter((one) => !successes.includes(one));
    if (stop) throw stop;
    const [first] = refusals;
    if (!first) return;
    const { problem } = first;
    if (total === 1) throw problem;
    const message = `${formatNumber(refusals.length)} of ${formatNumber(total)} not undone: ${summaryOf(problem)}`;
    throw new Problem(problem.status, { code: problem.code, message });
  };
}
