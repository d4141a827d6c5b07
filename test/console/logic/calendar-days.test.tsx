import { expect, test } from 'vitest';
import { CalendarDays } from '#console/pages/calendar/days.tsx';
import type { Entry } from '#console/pages/calendar/entries.ts';
import { startOfDay } from '#console/time.ts';
import { mount, textsOf } from './mount.ts';

test('a booking that ends at midnight is not shown on the day that begins then', async () => {
  const first = startOfDay(Date.now());
  const [start, end] = [startOfDay(first, 1), startOfDay(first, 2)];
  const details = { key: 'a', page: 'reservations/1', name: 'Gig', who: '', items: [] };
  const entry: Entry = { ...details, kind: 'reserved', start, end, due: end };
  const root = await mount(<CalendarDays first={first} days={4} entries={[entry]} />);
  const days = [...root.querySelectorAll<HTMLElement>('.calendar > li')];
  expect(days.map((day) => textsOf(day, 'a').length)).toEqual([0, 1, 0, 0]);
});
