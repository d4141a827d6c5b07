/** The filters of a list of records; an empty one is not set. */
const noFilters = { q: '', state: '', contact_id: '', location_id: '', user_id: '' };
export type ListQuery = typeof noFilters;
export type ListFilter = 'contact_id' | 'location_id' | 'user_id';

/** The states that a list can be filtered by, with their labels; the first one is the default. */
export type ListStates = Record<string, string>;

const names = Object.keys(noFilters) as (keyof ListQuery)[];

/** Reads the query from the address of a list. */
export function readListQuery(address: URLSearchParams): ListQuery {
  const query = { ...noFilters };
  for (const name of names) query[name] = address.get(name) ?? '';
  return query;
}

/** The query part of a list's address. */
export function addressOf(query: ListQuery): string {
  return new URLSearchParams(
    names.flatMap((name) => (query[name] ? [[name, query[name]]] : [])),
  ).toString();
}

/** The filters that are set, as the API takes them. */
export function requestFilters<Filter extends keyof ListQuery>(
  query: ListQuery,
  filters: readonly Filter[],
): Partial<Record<Filter | 'q', string>> {
  const on = (['q', ...filters] as const).filter((name) => query[name] !== '');
  return Object.fromEntries(on.map((name) => [name, query[name]])) as Partial<
    Record<Filter | 'q', string>
  >;
}
