import { asProblem, type Problem } from './problem.ts';
import { canPass } from './use-recovery.ts';

interface Refused<One> {
  one: One;
  problem: Problem;
}

/**
 * Makes a call for each of several, one after the other. A refused one is skipped; a problem that would refuse
 * all the others too, such as a lost connection, stops it. Returns those that succeeded, and the problems.
 */
export async function callEach<One>(
  all: readonly One[],
  call: (one: One) => Promise<unknown>,
  isOver = () => false,
) {
  const successes: One[] = [];
  const refusals: Refused<One>[] = [];
  for (const one of all) {
    if (isOver()) break;
    try {
      await call(one);
      successes.push(one);
    } catch (cause) {
      const problem = asProblem(cause);
      if (canPass(problem)) return { successes, refusals, stop: problem };
      refusals.push({ one, problem });
    }
  }
  return { successes, refusals, stop: undefined };
}
