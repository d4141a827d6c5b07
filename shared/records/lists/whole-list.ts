import type { Answer } from '#shared/call.ts';
import { idKey, idOf } from '#shared/table/sort-key.ts';
import { cutPage, type PageQuery, pagePosition, paginationOf } from './cursor.ts';

/** A page of a short list that is read whole. Its cursor is a position in it. */
export function answerWholeList<T>(name: string, query: PageQuery, all: readonly T[]): Answer<T[]> {
  const position = pagePosition(name, query);
  const begin = position.after === undefined ? position.offset : idOf(position.after);
  const keyed = all.slice(begin).map((entry, index) => ({ entry, key: idKey(begin + index + 1) }));
  const page = { ...cutPage(keyed, position.limit), total: all.length };
  const pagination = paginationOf(position, page, page.entries.length);
  return { data: page.entries.map(({ entry }) => entry), meta: { pagination } };
}
