import { shares } from '../shares.ts';
import { batches, freePages, pageOf, plainPage, singleMove } from './calls.ts';

/** How many times as much one call may take as another. */
export interface Target {
  name: string;
  measured: number;
  goal: number;
}

/** What a call took; undefined where it was not answered. */
export interface Timing {
  milliseconds: number | undefined;
  /** Processor time until the answer, and behind it. */
  processor?: { answer: number; behind: number };
}

const filteredPages = shares.map((share) => ({ name: pageOf(share), goal: 2 }));
const pagesOfFree = freePages.map((name) => ({ name, goal: 2.5 }));

/** What calls take beside plainer ones. A call that was not answered takes endlessly. */
export function targetsOf(timings: ReadonlyMap<string, Timing>): Target[] {
  const millisecondsOf = (name: string) =>
    timings.get(name)?.milliseconds ?? Number.POSITIVE_INFINITY;
  const calls = [
    ...[...filteredPages, ...pagesOfFree].map((page) => ({ ...page, plain: plainPage })),
    ...batches.map((name) => ({ name, goal: 6, plain: singleMove })),
  ].map(({ name, goal, plain }) => ({
    name: `${name}, beside ${plain}`,
    measured: millisecondsOf(name) / millisecondsOf(plain),
    goal,
  }));
  const aftermaths = batches.flatMap((name) => {
    const processor = timings.get(name)?.processor;
    const measured = processor && processor.behind / processor.answer;
    return measured === undefined
      ? []
      : [{ name: `${name}: what follows, beside the call (CPU)`, measured, goal: 1 }];
  });
  return [...calls, ...aftermaths];
}
