import { timeFor } from './injected-faults.ts';
import type { PlannedTrial, Trial } from './trial.ts';

/** Runs each planned trial once; a worker runs one at a time. */
export async function runTrials<W>(
  planned: readonly PlannedTrial[],
  workers: readonly W[],
  withoutFault: Trial,
  runTrial: (worker: W, one: PlannedTrial, milliseconds: number) => Promise<Trial>,
): Promise<Trial[]> {
  const trials: Trial[] = [];
  const queue = planned.values();
  const work = async (worker: W) => {
    for (const one of queue) {
      const milliseconds = timeFor(one.fault, withoutFault.recorded.milliseconds);
      const trial = await runTrial(worker, one, milliseconds);
      // On a busy machine the function may time out before the fault, so it runs once more with more time.
      trials.push(
        wasFaultInjected(trial)
          ? trial
          : requireFault(await runTrial(worker, one, 4 * milliseconds)),
      );
    }
  };
  await Promise.all(workers.map(work));
  return trials;
}

/** Marks a trial as failed if it ended before its fault. */
function requireFault(trial: Trial): Trial {
  if (wasFaultInjected(trial)) return trial;
  const calls = trial.recorded.operations.join(', ');
  return { ...trial, problems: { answer: [`the call was not made, of ${calls || 'none'}`] } };
}

const wasFaultInjected = ({ recorded }: Trial) => recorded.callsBeforeFault !== undefined;
