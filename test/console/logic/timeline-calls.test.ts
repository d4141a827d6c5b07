import { expect, test } from 'vitest';
import type { Bar, Drag } from '#console/pages/timeline/drag.ts';
import { storeDrag } from '#console/pages/timeline/timeline-calls.ts';
import { checkout } from './sample.ts';
import { refusal, serve } from './service.ts';

const [start, due, later] = [
  '2031-05-04T10:00:00Z',
  '2031-05-05T10:00:00Z',
  '2031-05-06T10:00:00Z',
];

/** Extends a checkout that has a newer version by now, with this due time. */
function extendChanged(due_time: string): Promise<number> {
  const [name, who] = ['Gig', 'Kim'];
  const times = { start: Date.parse(start), end: Date.parse(due) };
  const details = { key: 'checkout 7', kind: 'checkout', id: 7, version: 1 } as const;
  const bar: Bar = { ...details, ...times, name, who, quantity: undefined, isLate: false };
  const drag: Drag = { kind: 'end', itemId: 1, bar, ...times, end: Date.parse(later) };
  const current = { ...checkout, id: 7, version: 2, due_time, checked_out_at: start };
  serve(['view', 'action.checkout'], (method) =>
    method === 'GET' ? [{ data: current }] : refusal('version_mismatch', 412),
  );
  return storeDrag(bar, drag);
}

test('a booking already at the dragged time counts as moved, because its response was lost', async () => {
  expect(await extendChanged(later)).toBe(2);
});

test('a booking that another member has changed is not moved', async () => {
  await expect(extendChanged(due)).rejects.toMatchObject({ status: 412 });
});
