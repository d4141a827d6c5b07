import { expect, test } from 'vitest';
import { entryOfCheckout } from '#console/pages/calendar/entries.ts';
import { checkout } from './sample.ts';

test('the calendar shows a checkout from the time the items went out, not when it was recorded', () => {
  const recordedLater = { ...checkout, checked_out_at: '2031-05-01T08:00:00Z' };
  expect(entryOfCheckout(recordedLater).start).toBe(Date.parse('2031-05-01T08:00:00Z'));
});
