import { isHurried } from './mishaps.ts';
import type { Planned, Trial } from './trial.ts';

/** How often something is tried again. */
const most = 4;

/** Tries all that is planned, one thing at a time for each of those who try. */
export async function tryPlanned<W>(
  planned: readonly Planned[],
  workers: readonly W[],
  tryOne: (worker: W, one: Planned, milliseconds: number) => Promise<Trial>,
): Promise<Trial[]> {
  const trials: Trial[] = [];
  const queue = planned.values();
  const work = async (worker: W) => {
    for (const one of queue) trials.push(await untilStruck(one, tryOne.bind(undefined, worker)));
  };
  await Promise.all(workers.map(work));
  return trials;
}

/**
 * On a busy machine the time may be over before the call is made that is to go wrong, or before what
 * was done is answered; and the first request of a minute makes one call more than the others. A defect
 * shows with more time, too.
 */
async function untilStruck(
  one: Planned,
  tryOne: (one: Planned, milliseconds: number) => Promise<Trial>,
): Promise<Trial> {
  for (let attempt = 0; ; attempt += 1) {
    const trial = await tryOne(one, one.mishap.milliseconds * 2 ** attempt);
    const hasProblems = Object.values(trial.problems).flat().length > 0;
    const isDecided = hasProblems ? !isHurried(one.mishap) : trial.watched.isStruck;
    if (isDecided || attempt === most) return trial;
  }
}
