import type { Answer } from '#shared/call.ts';
import type { PageQuery } from '#shared/fields/query.ts';
import { idKey } from '#shared/table/sort-key.ts';
import { cutPage, isAfterCursor, pagePosition, paginationOf, skipOf } from './cursor.ts';

/**
 * A page of a short list that is read whole, in the order of the keys of its entries. A cursor continues
 * after a key, whatever was added or removed before it.
 */
export function answerKeyedList<T>(
  name: string,
  query: PageQuery,
  all: readonly T[],
  keyOf: (entry: T) => string,
): Answer<T[]> {
  const position = pagePosition(name, query);
  const window = { ...position, descending: false };
  const keyedEntries = all.map((entry) => ({ entry, key: keyOf(entry) }));
  const rest = keyedEntries.filter(({ key }) => isAfterCursor(window, key)).slice(skipOf(window));
  const page = { ...cutPage(rest, position.limit), total: all.length };
  const pagination = paginationOf(position, page, page.entries.length);
  return { data: page.entries.map(({ entry }) => entry), meta: { pagination } };
}

/** A page of a short list that is read whole, by id. */
export function answerWholeList<T extends { id: number }>(
  name: string,
  query: PageQuery,
  all: readonly T[],
): Answer<T[]> {
  return answerKeyedList(name, query, all, ({ id }) => idKey(id));
}
