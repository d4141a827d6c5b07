import { timeFor } from './injected-faults.ts';
import type { PlannedTrial, Trial } from './trial.ts';

/** Runs each planned trial once; a worker runs one at a time. */
export async function runTrials<W>(
  planned: readonly PlannedTrial[],
  workers: readonly W[],
  withoutFault: Trial,
  tryOne: (worker: W, one: PlannedTrial, milliseconds: number) => Promise<Trial>,
): Promise<Trial[]> {
  const trials: Trial[] = [];
  const queue = planned.values();
  const work = async (worker: W) => {
    for (const one of queue) {
      const milliseconds = timeFor(one.fault, withoutFault.recorded.milliseconds);
      const trial = await tryOne(worker, one, milliseconds);
      // On a busy machine the time may end before the fault: nothing was shown, so it runs once with more time.
      trials.push(
        wasFaultInjected(trial) ? trial : orNotShown(await tryOne(worker, one, 4 * milliseconds)),
      );
    }
  };
  await Promise.all(workers.map(work));
  return trials;
}

/** Reports a trial that ended before its fault, and so shows nothing. */
function orNotShown(trial: Trial): Trial {
  if (wasFaultInjected(trial)) return trial;
  const calls = trial.recorded.operations.join(', ');
  return { ...trial, problems: { answer: [`the call was not made, of ${calls || 'none'}`] } };
}

const wasFaultInjected = ({ recorded }: Trial) => recorded.callsBeforeFault !== undefined;
