import type { paths } from '#client/schema.ts';
import { dayOf, fromInput, startOfDay } from '#console/time.ts';
import { pageMax } from '#shared/limits.ts';

const single = {
  type: '',
  tag: '',
  location_id: '',
  supplier_id: '',
  responsible_user_id: '',
  not_seen_since: '',
  inspection_within: '',
  maintenance_within: '',
  expires_within: '',
  inventory_low: '',
  has_open_issues: '',
};
/** The filters of the list; empty if not set. */
const noFilters = { ...single, available_from: '', available_to: '' };
export type ItemFilters = typeof noFilters;

/** The defaults for what the page's address leaves out. */
const defaults = { q: '', display: 'active', order: 'name', ...noFilters };
export type ItemQuery = typeof defaults;

const namesOf = <T extends object>(values: T) => Object.keys(values) as (keyof T)[];

/** Reads the query from the page's address. */
export function readQuery(address: URLSearchParams): ItemQuery {
  const query = { ...defaults };
  for (const name of namesOf(defaults)) query[name] = address.get(name) ?? defaults[name];
  return query;
}

/** The part of a query that differs from the defaults, for the address. */
export function addressOf(query: ItemQuery): Partial<ItemQuery> {
  const unusual = namesOf(defaults).filter((name) => query[name] !== defaults[name]);
  return Object.fromEntries(unusual.map((name) => [name, query[name]]));
}

export function withoutFilters(query: ItemQuery): ItemQuery {
  return { ...query, ...noFilters };
}

/** When something has to be free; empty if not set. */
export type TypedWindow = Pick<ItemFilters, 'available_from' | 'available_to'>;

/** Whether a window has both a start and a later end. */
export function hasWindow({ available_from, available_to }: TypedWindow): boolean {
  return Date.parse(available_from) < Date.parse(available_to);
}

export type ActiveFilter = keyof typeof single | 'window';

/** The filters that are set; the two ends of a window count as one. */
export function activeFilters(query: ItemQuery): ActiveFilter[] {
  const active = namesOf(single).filter((name) => query[name] !== '');
  return hasWindow(query) ? [...active, 'window'] : active;
}

export function withoutFilter(query: ItemQuery, filter: ActiveFilter): ItemQuery {
  const window = { available_from: '', available_to: '' };
  return { ...query, ...(filter === 'window' ? window : { [filter]: '' }) };
}

type Parameters = Record<string, string | number | boolean | undefined>;

/** The query's parameters as the API takes them. */
export function requestQuery(query: ItemQuery): Parameters {
  const { inspection_within, maintenance_within, expires_within, ...others } = query;
  const { available_from, available_to, not_seen_since, ...same } = others;
  return {
    ...same,
    ...(same.location_id ? { include_sublocations: true } : {}),
    ...(hasWindow(query) ? { available_from, available_to } : {}),
    ...(not_seen_since ? { not_seen_since: fromInput(`${not_seen_since}T00:00`) } : {}),
    inspection_before: firstDayAfter(inspection_within),
    maintenance_before: firstDayAfter(maintenance_within),
    expires_before: firstDayAfter(expires_within),
  };
}

export type ItemsQuery = NonNullable<paths['/v1/items']['get']['parameters']['query']>;

/** The parameters that are set. The address may contain anything: the API refuses what is invalid. */
export function asItemsQuery(parameters: Parameters): ItemsQuery {
  const entries = Object.entries(parameters).filter(([, value]) => value !== '');
  return Object.fromEntries(entries) as ItemsQuery;
}

/** The request for all items that a query finds, in pages as large as the API has. */
export function wholeListQuery(query: ItemQuery): ItemsQuery {
  return asItemsQuery({ ...requestQuery(query), limit: pageMax });
}

/** The first day after this many days, counted from the user's today. */
function firstDayAfter(days: string): string | undefined {
  return days === '' ? undefined : dayOf(startOfDay(Date.now(), Number(days) + 1));
}

export type ItemDay = 'next_inspection_on' | 'maintenance' | 'expiration_date';

/** The day that a query sorts or filters by; each row shows it. */
export function dayAskedFor(query: ItemQuery): ItemDay | undefined {
  const { order, inspection_within, maintenance_within, expires_within } = query;
  const field = order.replace('-', '');
  if (field === 'next_inspection_on' || field === 'expiration_date') return field;
  if (inspection_within !== '') return 'next_inspection_on';
  if (maintenance_within !== '') return 'maintenance';
  return expires_within === '' ? undefined : 'expiration_date';
}
