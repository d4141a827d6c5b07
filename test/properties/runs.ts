import fc from 'fast-check';
import { expect } from 'vitest';

/** The same runs every time; another seed finds other ones: `SEED=7 npm test`. */
const seed = Number(process.env.SEED ?? 20_261_121);

/** A busy machine makes fewer runs. */
const mostMilliseconds = 150_000;

/** Tries a property so many times while there is time, without a search for a smaller case that fails. */
export async function expectAlways<T>(
  numRuns: number,
  property: fc.IAsyncPropertyWithHooks<T>,
): Promise<void> {
  let ended = 0;
  const counted = property.afterEach(() => {
    ended += 1;
  });
  const plugins = [fc.interruptAfterTimeLimit(mostMilliseconds)];
  await fc.assert(counted, { seed, numRuns, endOnFailure: true, plugins });
  expect(ended, 'runs that came to their end').toBeGreaterThan(0);
}
