import { asProblem, Problem, summaryOf } from '#console/api/problem.ts';
import { canPass } from '#console/api/use-recovery.ts';
import { formatNumber } from '#console/numbers.ts';

/**
 * Returns an undo of several calls, one after the other. A refused call is skipped, and reported at the end; what
 * would refuse all the others too, such as a lost connection, stops it. The next attempt makes the calls that
 * did not succeed.
 */
export function undoEach<One>(
  all: readonly One[],
  undo: (one: One) => Promise<unknown>,
): () => Promise<void> {
  let remaining = all;
  return async () => {
    const total = remaining.length;
    const refusals: Problem[] = [];
    for (const one of remaining) {
      try {
        await undo(one);
        remaining = remaining.filter((other) => other !== one);
      } catch (cause) {
        const problem = asProblem(cause);
        if (canPass(problem)) throw cause;
        refusals.push(problem);
      }
    }
    const [first] = refusals;
    if (!first) return;
    if (total === 1) throw first;
    const message = `${formatNumber(refusals.length)} of ${formatNumber(total)} not undone: ${summaryOf(first)}`;
    throw new Problem(first.status, { code: first.code, message });
  };
}
