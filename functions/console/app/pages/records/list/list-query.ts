import { replaceQuery } from '#console/route.ts';

/** What a list of records is narrowed by; empty is off. */
const noFilters = { q: '', state: '', contact_id: '', location_id: '', user_id: '' };
export type ListQuery = typeof noFilters;
export type ListFilter = 'contact_id' | 'location_id' | 'user_id';

/** The states that a list can be narrowed to, by their labels, the usual one first. */
export type ListStates = Record<string, string>;

const names = Object.keys(noFilters) as (keyof ListQuery)[];

/** What the address of a list asks for. */
export function readListQuery(address: URLSearchParams): ListQuery {
  const query = { ...noFilters };
  for (const name of names) query[name] = address.get(name) ?? '';
  return query;
}

/** The query of the address of a list. */
export function addressOf(query: ListQuery): string {
  return new URLSearchParams(
    names.flatMap((name) => (query[name] ? [[name, query[name]]] : [])),
  ).toString();
}

export const noteListQuery = (query: ListQuery): void => replaceQuery(query);

/** The filters that are on, as the API takes them. */
export function requestFilters<Filter extends keyof ListQuery>(
  query: ListQuery,
  offered: readonly Filter[],
): Partial<Record<Filter | 'q', string>> {
  const on = (['q', ...offered] as const).filter((name) => query[name] !== '');
  return Object.fromEntries(on.map((name) => [name, query[name]])) as Partial<
    Record<Filter | 'q', string>
  >;
}
