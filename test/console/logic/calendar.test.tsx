import { expect, test } from 'vitest';
import { CalendarPage } from '#console/pages/calendar/calendar.tsx';
import { dayOf, startOfDay } from '#console/time.ts';
import { mount, whenFound } from './mount.ts';
import { serve } from './service.ts';

test.each([
  ['past', -42, true],
  ['coming', 14, false],
])(
  'the calendar of %s weeks claims only what it read: open bookings',
  async (_name, days, hasNote) => {
    const meta = { pagination: { total: 0, next_cursor: null } };
    serve(['view'], () => [{ data: [], meta }]);
    const query = new URLSearchParams({ from: dayOf(startOfDay(Date.now(), days)) });
    const route = { path: '/calendar', parts: ['calendar'], query };
    const root = await mount(<CalendarPage route={route} />);
    const empty = await whenFound(() => root.querySelector('.empty'));
    expect(empty.textContent).toBe('No open bookings in these weeks');
    const note = 'Only open bookings are shown.';
    expect(root.textContent?.includes(note)).toBe(hasNote);
  },
);
