import { beforeAll, expect, test, vi } from 'vitest';
import { daysOn, firstDay, readQuery } from '#console/pages/timeline/timeline-query.ts';
import { dayOf } from '#console/time.ts';

beforeAll(() => {
  vi.useFakeTimers({ now: Date.parse('2031-03-01T17:00:00Z'), toFake: ['Date'] });
  return () => void vi.useRealTimers();
});

const read = (address: string) => readQuery(new URLSearchParams(address));

test('the address has the first day and the filters', () => {
  const query = read('from=2031-05-04&q=drum&type=Sound&location_id=3');
  expect(query).toEqual({ from: '2031-05-04', q: 'drum', type: 'Sound', location_id: '3' });
  expect(dayOf(firstDay(query))).toBe('2031-05-04');
});

test.each(['', 'from=soon', 'from=0031-05-04', 'from=2031-13-04'])(
  'the timeline of the address “%s” begins today',
  (address) => expect(dayOf(firstDay(read(address)))).toBe('2031-03-01'),
);

test('paging by days works across a change of the clocks, and today is not in the address', () => {
  const later = daysOn(read(''), 14);
  expect([later.from, daysOn(later, -14).from]).toEqual(['2031-03-15', '']);
});
