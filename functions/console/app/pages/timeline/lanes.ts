import { hourMilliseconds } from '#console/time.ts';
import type { Bar } from './drag.ts';

/** A bar with its lane; overlapping bars are in different lanes, one below the other. */
interface LaneBar {
  bar: Bar;
  lane: number;
}

/** Short bars have a minimal width, which is this long where days are narrowest. */
const minLength = 4 * hourMilliseconds;

/** The bars of a row in order, each in the first free lane. */
export function lanesOf(bars: readonly Bar[]): LaneBar[] {
  const ends: number[] = [];
  return bars
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map((bar) => {
      const free = ends.findIndex((end) => end <= bar.start);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = Math.max(bar.end, bar.start + minLength);
      return { bar, lane };
    });
}
