import type { Answer } from '#shared/call.ts';
import { cutPage, type PageQuery, pagePosition, paginationOf } from './cursor.ts';
import { fittingCount } from './page-size.ts';

/** A list whose entries are read in its order, by their keys. */
interface EntryList<E, V> {
  name: string;
  /** The first entries behind a key, or from the start, at most `limit`. */
  read: (after: string | undefined, limit: number) => Promise<E[]>;
  /** The total, which is counted for the first page. */
  count: () => Promise<number>;
  /** What is shown of each entry; undefined where nothing is left of it. */
  show: (entries: readonly E[]) => Promise<readonly (V | undefined)[]>;
  /** The end of a sync that begins with this page. */
  until?: string;
}

/** Answers a page of a list, with as many entries as fit. */
export async function answerEntries<E extends { key: string }, V>(
  query: PageQuery,
  { name, read, count, show, until: end }: EntryList<E, V>,
): Promise<Answer<V[]>> {
  const position = pagePosition(name, query);
  const { after, offset, limit, until = end } = position;
  const skip = after === undefined ? offset : 0;
  const [entries, total] = await Promise.all([
    read(after, skip + limit + 1),
    position.total ?? count(),
  ]);
  const page = { ...cutPage(entries.slice(skip), limit), total };
  const shown = await show(page.entries);
  const fitting = fittingCount(shown);
  const pagination = paginationOf(position, page, fitting, { total, until });
  return {
    data: shown.slice(0, fitting).filter((one) => one !== undefined),
    meta: { pagination, ...(until === undefined ? {} : { sync: { until } }) },
  };
}
