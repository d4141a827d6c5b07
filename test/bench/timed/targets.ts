import { shares } from '../shares.ts';
import { batches, freePages, pageOf, plainPage, singleMove } from './calls.ts';

/** How many times as long as another call a call may take. */
export interface Target {
  name: string;
  measured: number;
  goal: number;
}

/** The times of a call; undefined if it did not succeed. */
export interface Timing {
  milliseconds: number | undefined;
  /** Processor time until the response, and after it. */
  processor?: { answer: number; after: number };
}

const filteredPageTargets = shares.map((share) => ({ name: pageOf(share), goal: 2 }));
const freePageTargets = freePages.map((name) => ({ name, goal: 2.5 }));

/** The times of calls relative to simpler ones. A call that did not succeed counts as infinite. */
export function targetsOf(timings: ReadonlyMap<string, Timing>): Target[] {
  const millisecondsOf = (name: string) =>
    timings.get(name)?.milliseconds ?? Number.POSITIVE_INFINITY;
  const calls = [
    ...[...filteredPageTargets, ...freePageTargets].map((page) => ({ ...page, plain: plainPage })),
    ...batches.map((name) => ({ name, goal: 6, plain: singleMove })),
  ].map(({ name, goal, plain }) => ({
    name: `${name}, beside ${plain}`,
    measured: millisecondsOf(name) / millisecondsOf(plain),
    goal,
  }));
  const workAfterBatches = batches.flatMap((name) => {
    const processor = timings.get(name)?.processor;
    const measured = processor && processor.after / processor.answer;
    return measured === undefined
      ? []
      : [{ name: `${name}: what follows, beside the call (CPU)`, measured, goal: 1 }];
  });
  return [...calls, ...workAfterBatches];
}
