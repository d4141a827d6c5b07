import type { QueryValue } from '#console/api/send.ts';
import { dayOf, fromInput, startOfDay } from '#console/time.ts';

const single = {
  type: '',
  tag: '',
  location_id: '',
  supplier_id: '',
  responsible_user_id: '',
  not_seen_since: '',
  inspection_within: '',
  expires_within: '',
  inventory_low: '',
  has_open_issues: '',
};
/** By what the list is narrowed, beside its words and the state; empty where it is not. */
const unfiltered = { ...single, available_from: '', available_to: '' };
export type ItemFilters = typeof unfiltered;

/** What the page shows where its address says nothing else. */
const usual = { q: '', display: 'active', order: 'name', ...unfiltered };
export type ItemQuery = typeof usual;

const namesOf = <T extends object>(values: T) => Object.keys(values) as (keyof T)[];

/** What the address of the page asks for. */
export function readQuery(address: URLSearchParams): ItemQuery {
  const query = { ...usual };
  for (const name of namesOf(usual)) query[name] = address.get(name) ?? usual[name];
  return query;
}

/** What the address has to say of a query: all that is not as usual. */
export function addressOf(query: ItemQuery): Partial<ItemQuery> {
  const unusual = namesOf(usual).filter((name) => query[name] !== usual[name]);
  return Object.fromEntries(unusual.map((name) => [name, query[name]]));
}

export function withoutFilters(query: ItemQuery): ItemQuery {
  return { ...query, ...unfiltered };
}

/** Whether the window has both its ends, and in their order: half of one narrows nothing. */
export function hasWindow({ available_from, available_to }: ItemFilters): boolean {
  return Date.parse(available_from) < Date.parse(available_to);
}

export type ActiveFilter = keyof typeof single | 'window';

/** The filters that narrow the list; of both ends of a window, one. */
export function activeFilters(query: ItemQuery): ActiveFilter[] {
  const active = namesOf(single).filter((name) => query[name] !== '');
  return hasWindow(query) ? [...active, 'window'] : active;
}

export function withoutFilter(query: ItemQuery, filter: ActiveFilter): ItemQuery {
  const window = { available_from: '', available_to: '' };
  return { ...query, ...(filter === 'window' ? window : { [filter]: '' }) };
}

/** A query as the API takes it. */
export function sentQuery(query: ItemQuery): Record<string, QueryValue> {
  const { inspection_within, expires_within, available_from, available_to, ...rest } = query;
  const { not_seen_since, ...same } = rest;
  return {
    ...same,
    ...(same.location_id ? { include_sublocations: true } : {}),
    ...(hasWindow(query) ? { available_from, available_to } : {}),
    ...(not_seen_since ? { not_seen_since: fromInput(`${not_seen_since}T00:00`) } : {}),
    inspection_before: dayBehind(inspection_within),
    expires_before: dayBehind(expires_within),
  };
}

/** The first day that is not within so many days of the reader's today. */
function dayBehind(days: string): string | undefined {
  return days === '' ? undefined : dayOf(startOfDay(Date.now(), Number(days) + 1));
}

export type ItemDay = 'next_inspection_on' | 'expiration_date';

/** The day by which a query sorts or narrows: it is told of each item. */
export function dayAskedFor(query: ItemQuery): ItemDay | undefined {
  const { order, inspection_within, expires_within } = query;
  const sorted = order.replace('-', '');
  if (sorted === 'next_inspection_on' || sorted === 'expiration_date') return sorted;
  if (inspection_within !== '') return 'next_inspection_on';
  return expires_within === '' ? undefined : 'expiration_date';
}
