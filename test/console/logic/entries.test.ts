import { expect, test } from 'vitest';
import { entryOfCheckout } from '#console/pages/calendar/entries.ts';
import { checkout } from './sample.ts';

test('the calendar has a checkout that was recorded later from when the items went out', () => {
  const known = { ...checkout, checked_out_at: '2031-05-01T08:00:00Z' };
  expect(entryOfCheckout(known).start).toBe(Date.parse('2031-05-01T08:00:00Z'));
});
