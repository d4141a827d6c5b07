import { expect, test } from 'vitest';
import type { Checkout, Issue, Item } from '#console/api/records.ts';
import { costByCategory, costBySpan, sumOfCosts } from '#console/pages/reports/costs.ts';
import { lastMonths, lastWeeks, type Span } from '#console/pages/reports/spans.ts';
import { daysOut, mostOut, timesOut, unusedItems } from '#console/pages/reports/use-of-items.ts';
import { checkout, issue, item } from './sample.ts';

const day = 86_400_000;
const at = (days: number) => new Date(days * day).toISOString();
const span = (start: number, end: number): Span => ({
  start: start * day,
  end: end * day,
  label: `${start}`,
  name: `day ${start}`,
});
const outOf = (id: number, from: number, back: number | null): Checkout => ({
  ...checkout,
  checked_out_at: at(from),
  closed_at: null,
  lines: [],
  items: checkout.items.slice(0, 1).map((one) => ({
    ...one,
    id,
    name: `Item ${id}`,
    checked_in_at: back === null ? null : at(back),
  })),
});
const itemOf = (id: number, created: number, updated = created): Item => ({
  ...item,
  id,
  checkout_id: null,
  created_at: at(created),
  updated_at: at(updated),
});
const costOf = (cost: number | null, days: number, first = 1): Issue => ({
  ...issue,
  cost,
  iid: [first],
  occurred_at: null,
  created_at: at(days),
});

test('days out are counted in the period they fall in, and up to now if still out', () => {
  const times = timesOut([outOf(1, 8, 12), outOf(2, 19, null)], 21 * day);
  expect(daysOut(times, [span(0, 10), span(10, 20), span(20, 30)])).toEqual([2, 3, 1]);
});

test('a quantity was out until its last part returned, even if other items are still out', () => {
  const line = { item_id: 9, item: { id: 9, name: 'Chairs', unique_id: null }, quantity: 5 };
  const checkinOf = (days: number, quantity: number) => ({
    ...{ at: at(days), occurred_at: null, by: checkout.created_by, iid: [], items: [] },
    ...{ remarks: null, location_id: null, condition: null, issue_id: null },
    lines: [{ item_id: 9, quantity, consumed: 0 }],
  });
  const partlyReturned: Checkout = {
    ...outOf(1, 2, null),
    lines: [{ ...line, returned: 5, consumed: 0, outstanding: 0 }],
    checkins: [checkinOf(4, 3), checkinOf(6, 2)],
  };
  const [, chairs] = timesOut([partlyReturned], 10 * day);
  expect(chairs).toEqual({ id: 9, name: 'Chairs', start: 2 * day, end: 6 * day });
});

test('the share of time out is of the whole period, and overlapping checkouts count once', () => {
  const checkouts = [outOf(1, 0, 5), outOf(1, 3, 6), outOf(2, -5, null), outOf(3, -9, -1)];
  const shares = mostOut(timesOut(checkouts, 10 * day), span(0, 10), 5);
  expect(shares).toEqual([
    { id: 2, name: 'Item 2', share: 1 },
    { id: 1, name: 'Item 1', share: 0.6 },
  ]);
});

test('an unused item existed before the period, was not out in it, and is not out now', () => {
  const times = timesOut([outOf(1, 12, 13), outOf(2, 1, 2)], 20 * day);
  const items = [
    ...[itemOf(1, 0), itemOf(2, 0), itemOf(3, 0), itemOf(4, 15)],
    { ...itemOf(5, 0), checkout_id: 7 },
  ];
  const period = span(10, 20);
  const idsOf = (isPartial: boolean, allItems = items) =>
    unusedItems(allItems, times, { window: period, isPartial }).map(({ id }) => id);
  expect(idsOf(false)).toEqual([2, 3]);
  // With partial data, a changed item may have a checkout that was not read.
  expect(idsOf(true, [...items, itemOf(6, 0, 11)])).toEqual([2, 3]);
});

test('costs are summed without rounding errors, by period and by category of the first item', () => {
  const issues = [costOf(0.1, 1), costOf(0.2, 2), costOf(5, 12, 2), costOf(7, 13, 9)];
  expect(sumOfCosts(issues.slice(0, 2))).toBe(0.3);
  expect(costBySpan([...issues, costOf(null, 3)], [span(0, 10), span(10, 20)])).toEqual([
    { label: '0', name: 'day 0', amount: 0.3 },
    { label: '10', name: 'day 10', amount: 12 },
  ]);
  const categories = new Map([
    [1, 'Light'],
    [2, 'Sound'],
    [9, null],
  ]);
  expect(costByCategory(issues, categories)).toEqual([
    { label: 'Without a category', name: 'Without a category', amount: 7 },
    { label: 'Sound', name: 'Sound', amount: 5 },
    { label: 'Light', name: 'Light', amount: 0.3 },
  ]);
});

test('weeks end with today, months with the current month, and there are no gaps', () => {
  const now = new Date(2031, 2, 30, 15).getTime();
  for (const spans of [lastWeeks(now, 13), lastMonths(now, 12)]) {
    expect(spans.slice(1).map(({ start }) => start)).toEqual(
      spans.slice(0, -1).map(({ end }) => end),
    );
    expect(spans.at(-1)?.end).toBeGreaterThan(now);
  }
  expect(lastWeeks(now, 13).at(-1)).toMatchObject({ end: new Date(2031, 2, 31).getTime() });
  expect(lastMonths(now, 12)[0]).toMatchObject({ start: new Date(2030, 3, 1).getTime() });
});
