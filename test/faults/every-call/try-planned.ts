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
      trials.push(orUntried(await tryOne(worker, one, milliseconds)));
    }
  };
  await Promise.all(workers.map(work));
  return trials;
}

/** A trial in which the call was not made that was to go wrong shows nothing, and says so. */
function orUntried(trial: Trial): Trial {
  if (trial.watched.struckBehind !== undefined) return trial;
  const calls = trial.watched.operations.join(', ');
  return { ...trial, problems: { answer: [`the call was not made, of ${calls || 'none'}`] } };
}
