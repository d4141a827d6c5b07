import { timeFor } from './mishaps.ts';
import type { PlannedTrial, Trial } from './trial.ts';

/** Tries all that is planned once, one thing at a time for each of those who try. */
export async function tryPlanned<W>(
  planned: readonly PlannedTrial[],
  workers: readonly W[],
  undisturbed: Trial,
  tryOne: (worker: W, one: PlannedTrial, milliseconds: number) => Promise<Trial>,
): Promise<Trial[]> {
  const trials: Trial[] = [];
  const queue = planned.values();
  const work = async (worker: W) => {
    for (const one of queue) {
      const milliseconds = timeFor(one.mishap, undisturbed.watched.milliseconds);
      const trial = await tryOne(worker, one, milliseconds);
      // On a busy machine the time may end before the call: that shows nothing, and is tried once with more.
      trials.push(isTried(trial) ? trial : orUntried(await tryOne(worker, one, 4 * milliseconds)));
    }
  };
  await Promise.all(workers.map(work));
  return trials;
}

/** A trial in which the call was not made that was to go wrong shows nothing, and says so. */
function orUntried(trial: Trial): Trial {
  if (isTried(trial)) return trial;
  const calls = trial.watched.operations.join(', ');
  return { ...trial, problems: { answer: [`the call was not made, of ${calls || 'none'}`] } };
}

const isTried = ({ watched }: Trial) => watched.struckBehind !== undefined;
