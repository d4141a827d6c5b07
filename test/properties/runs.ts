import fc from 'fast-check';

/** The seed is fixed by default. `SEED=7 TIMES=5 npm run test:models` makes other and more runs. */
const seed = Number(process.env.SEED ?? 20_261_121);
/** The factor by which the number of runs is multiplied. */
const times = Number(process.env.TIMES ?? 1);

const isSlowStore = process.env.DYNAMODB_ENDPOINT !== undefined;

/** How many times to run a property: on a slow store, and on the embedded one. */
export interface Runs {
  onSlowStore: number;
  usual: number;
}

/** No property takes that long, but the search for the smallest failing case may. */
const maxMilliseconds = 540_000 * times;
/** Longer than that, so that the smallest case found so far is printed. */
export const timeout = maxMilliseconds + 60_000;

/** Runs a property several times. A failure is reported with the seed and its smallest case. */
export async function expectAlways<T>(
  { onSlowStore, usual }: Runs,
  property: fc.IAsyncProperty<T>,
): Promise<void> {
  const numRuns = (isSlowStore ? onSlowStore : usual) * times;
  console.log(`${numRuns} runs of the seed ${seed}`);
  const plugins = [fc.interruptAfterTimeLimit(maxMilliseconds, { failOnInterrupt: true })];
  await fc.assert(property, { seed, numRuns, plugins });
}
