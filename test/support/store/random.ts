/** The least and the most. */
export type Range = readonly [min: number, max: number];

/** Numbers from 0 to 1 that are the same ones for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same numbers in every run, unless `SEED` says otherwise; the seed is printed. */
export function seededNumbers(): () => number {
  const seed = Number(process.env.SEED ?? 1);
  console.log(`Random numbers of the seed ${seed}`);
  return randomNumbers(seed);
}

/** A number of a range. */
export function within([min, max]: Range, random: () => number): number {
  return min + random() * (max - min);
}
