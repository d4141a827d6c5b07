import { expect, test } from 'vitest';
import type { Bar } from '#console/pages/timeline/drag.ts';
import { lanesOf } from '#console/pages/timeline/lanes.ts';

const hour = 3_600_000;
const bar = (key: string, from: number, to: number): Bar => ({
  key,
  kind: 'reservation',
  id: 1,
  version: 1,
  name: key,
  who: '',
  quantity: undefined,
  isLate: false,
  start: from * hour,
  end: to * hour,
});
const lanes = (...bars: Bar[]) => lanesOf(bars).map((one) => `${one.bar.key}${one.lane}`);

test('overlapping bookings are in separate lanes, and a lane is reused once it is free', () => {
  expect(lanes(bar('c', 30, 40), bar('a', 0, 20), bar('b', 10, 50), bar('d', 20, 30))).toEqual([
    'a0',
    'b1',
    'd0',
    'c0',
  ]);
});

test('short bookings, which are drawn at a minimum length, do not cover each other', () => {
  expect(lanes(bar('a', 0, 1), bar('b', 1, 2), bar('c', 4, 5))).toEqual(['a0', 'b1', 'c0']);
});
