import { timeFor } from './injected-faults.ts';
import type { PlannedTrial, Trial } from './trial.ts';

/**
 * Runs each planned trial once; a worker runs one at a time. Lasting faults begin when all others have ended:
 * they use up the retries that the SDK has for all workers.
 */
export async function runTrials<W>(
  planned: readonly PlannedTrial[],
  workers: readonly W[],
  withoutFault: Trial,
  runTrial: (worker: W, one: PlannedTrial, milliseconds: number) => Promise<Trial>,
): Promise<Trial[]> {
  const trials: Trial[] = [];
  const work = async (worker: W, queue: Iterable<PlannedTrial>) => {
    for (const one of queue) {
      const milliseconds = timeFor(one.fault, withoutFault.recorded.milliseconds);
      let trial = await runTrial(worker, one, milliseconds);
      // On a busy machine the function may time out before the fault, so it runs again with more time.
      for (const times of [4, 16]) {
        if (!wasFaultInjected(trial)) trial = await runTrial(worker, one, times * milliseconds);
      }
      trials.push(requireFault(trial));
    }
  };
  for (const isLasting of [false, true]) {
    const queue = planned.filter(({ fault }) => fault.isLasting === isLasting).values();
    await Promise.all(workers.map((worker) => work(worker, queue)));
  }
  return trials;
}

/** A planned call was not made, so that it could not meet its fault. */
export class MissedCallError extends Error {}

/** Throws for a trial that ended before its fault. */
function requireFault(trial: Trial): Trial {
  if (wasFaultInjected(trial)) return trial;
  const calls = trial.recorded.operations.join(', ');
  throw new MissedCallError(`${trial.title}: the call was not made, of ${calls || 'none'}`);
}

const wasFaultInjected = ({ recorded }: Trial) => recorded.callsBeforeFault !== undefined;
