import fc from 'fast-check';

/** The same runs every time; others, and more, by `SEED=7 TIMES=5 npm run test:models`. */
const seed = Number(process.env.SEED ?? 20_261_121);
/** How many times as many runs there are. */
const times = Number(process.env.TIMES ?? 1);

const isSlowStore = process.env.DYNAMODB_ENDPOINT !== undefined;

/** How many runs there are of a property: on a slow store, and on the embedded one. */
export interface Runs {
  few: number;
  atLength: number;
}

/** No property takes as long as that; the search for the smallest case that fails may. */
const maxMilliseconds = 540_000 * times;
/** Behind it, so that what was found up to then is printed. */
export const timeout = maxMilliseconds + 60_000;

/** Tries a property so many times. One that fails is reported with the seed and the smallest case of it. */
export async function expectAlways<T>(
  { few, atLength }: Runs,
  property: fc.IAsyncProperty<T>,
): Promise<void> {
  const numRuns = (isSlowStore ? few : atLength) * times;
  console.log(`${numRuns} runs of the seed ${seed}`);
  const plugins = [fc.interruptAfterTimeLimit(maxMilliseconds, { failOnInterrupt: true })];
  await fc.assert(property, { seed, numRuns, plugins });
}
