import { afterEach, expect, test, vi } from 'vitest';
import {
  activeFilters,
  addressOf,
  dayAskedFor,
  hasWindow,
  readQuery,
  requestQuery,
  withoutFilter,
  withoutFilters,
} from '#console/pages/items/item-query.ts';

const queryOf = (address: Record<string, string> = {}) => readQuery(new URLSearchParams(address));

/** The query parameters that the filters of an address add to the request. */
function filtersOf(address: Record<string, string>) {
  const entries = Object.entries(requestQuery(queryOf(address)));
  const unfiltered = requestQuery(queryOf());
  return Object.fromEntries(entries.filter(([name, value]) => value !== unfiltered[name]));
}

/** Half past ten in the evening of 4 May in New York, where it is 5 May in UTC. */
const evening = new Date('2031-05-05T02:30:00Z');
afterEach(() => void vi.useRealTimers());

test('an address has only the values that differ from the defaults, and is parsed to the same query', () => {
  const address = { q: 'lamp', order: '-id', tag: 'stage', available_from: '2031-05-04T10:00:00Z' };
  expect(addressOf(queryOf())).toEqual({});
  expect(addressOf(queryOf(address))).toEqual(address);
  expect(addressOf(queryOf({ display: 'active', order: 'name', unknown: 'x' }))).toEqual({});
});

test.each([
  ['a category', { type: 'Light' }, { type: 'Light' }],
  ['a tag', { tag: 'stage' }, { tag: 'stage' }],
  ['low stock', { inventory_low: 'true' }, { inventory_low: 'true' }],
  ['open issues', { has_open_issues: 'true' }, { has_open_issues: 'true' }],
  ['a supplier', { supplier_id: '7' }, { supplier_id: '7' }],
  [
    'a place, including the places in it',
    { location_id: '3' },
    { location_id: '3', include_sublocations: true },
  ],
])('the filter for %s is sent to the API', (_what, address, query) => {
  expect(filtersOf(address)).toEqual(query);
});

test.each([
  [{ inspection_within: '30' }, { inspection_before: '2031-06-04' }],
  [{ inspection_within: '-1' }, { inspection_before: '2031-05-04' }],
  [{ expires_within: '0' }, { expires_before: '2031-05-05' }],
])('days are counted from today in local time: %o', (address, query) => {
  vi.useFakeTimers({ toFake: ['Date'], now: evening });
  expect(filtersOf(address)).toEqual(query);
});

test('the day of "not seen since" begins at local midnight', () => {
  expect(filtersOf({ not_seen_since: '2031-01-05' })).toEqual({
    not_seen_since: '2031-01-05T05:00:00Z',
  });
  // In summer time, New York is four hours behind UTC.
  expect(filtersOf({ not_seen_since: '2031-07-05' })).toEqual({
    not_seen_since: '2031-07-05T04:00:00Z',
  });
});

const [from, to] = ['2031-05-04T17:00:00Z', '2031-05-05T00:00:00Z'];

test('a free-time filter applies only with a start and a later end', () => {
  const freeTime = { available_from: from, available_to: to };
  expect(filtersOf(freeTime)).toEqual(freeTime);
  for (const invalid of [
    { available_from: from },
    { available_to: to },
    { available_from: to, available_to: from },
    { available_from: 'x', available_to: to },
  ]) {
    expect(hasWindow(queryOf(invalid))).toBe(false);
    expect(filtersOf(invalid)).toEqual({});
    expect(activeFilters(queryOf(invalid))).toEqual([]);
  }
});

test('filters can be removed one by one or all at once, and a free time counts as one filter', () => {
  const query = queryOf({ q: 'lamp', tag: 'stage', available_from: from, available_to: to });
  expect(activeFilters(query)).toEqual(['tag', 'window']);
  expect(activeFilters(withoutFilter(query, 'window'))).toEqual(['tag']);
  expect(activeFilters(withoutFilter(query, 'tag'))).toEqual(['window']);
  expect(addressOf(withoutFilters(query))).toEqual({ q: 'lamp' });
});

test.each([
  [{}, undefined],
  [{ order: '-next_inspection_on' }, 'next_inspection_on'],
  [{ order: 'expiration_date', inspection_within: '30' }, 'expiration_date'],
  [{ inspection_within: '30', expires_within: '30' }, 'next_inspection_on'],
  [{ maintenance_within: '0', expires_within: '30' }, 'maintenance'],
  [{ expires_within: '30' }, 'expiration_date'],
])('the shown date of each item is the one filtered or sorted by: %o', (address, day) => {
  expect(dayAskedFor(queryOf(address))).toBe(day);
});
