import { hourMilliseconds } from '#console/time.ts';
import type { Bar } from './drag.ts';

/** A bar in its lane; bars that overlap are in lanes of their own, below each other. */
interface LaneBar {
  bar: Bar;
  lane: number;
}

/** For so long a bar reaches at least, where the days are at their narrowest. */
const leastLength = 4 * hourMilliseconds;

/** The bars of a row in their order, each in the first lane that is free for it. */
export function lanesOf(bars: readonly Bar[]): LaneBar[] {
  const ends: number[] = [];
  return bars
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map((bar) => {
      const free = ends.findIndex((end) => end <= bar.start);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = Math.max(bar.end, bar.start + leastLength);
      return { bar, lane };
    });
}
