import fc from 'fast-check';

/** The same runs every time; another seed finds other ones: `SEED=7 npm run test:models`. */
const seed = Number(process.env.SEED ?? 20_261_121);

const isSlowStore = process.env.DYNAMODB_ENDPOINT !== undefined;

/** How many runs there are of a property: on a slow store, and on the embedded one. */
export interface Runs {
  few: number;
  atLength: number;
}

/** No property takes as long as that; the search for the smallest case that fails may. */
const mostMilliseconds = 540_000;
/** Behind it, so that what was found up to then is printed. */
export const timeout = mostMilliseconds + 60_000;

/** Tries a property so many times. One that fails is reported with the seed and the smallest case of it. */
export async function expectAlways<T>(
  { few, atLength }: Runs,
  property: fc.IAsyncProperty<T>,
): Promise<void> {
  const numRuns = isSlowStore ? few : atLength;
  console.log(`${numRuns} runs of the seed ${seed}`);
  const plugins = [fc.interruptAfterTimeLimit(mostMilliseconds, { failOnInterrupt: true })];
  await fc.assert(property, { seed, numRuns, plugins });
}
