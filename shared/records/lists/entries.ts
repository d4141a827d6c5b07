import type { Answer } from '#shared/call.ts';
import type { PageQuery } from '#shared/fields/query.ts';
import { countRows, type RowQuery } from '#shared/table/read.ts';
import { cutPage, pagePosition, paginationOf, reachOf, skipOf } from './cursor.ts';
import { fittingCount } from './page-size.ts';

/**
 * At most this many rows are counted, or skipped for one page, in a list that grows forever: the cost of a
 * call must not grow with the age of an account. Their keys fit in one read of 1 MB (AWS limit).
 */
export const maxCounted = 5_000;

/** Entries after a key. */
interface ReadEntries<E> {
  entries: E[];
  /** The start of the next read, if this one ended before it had found enough. */
  end?: string | undefined;
}

/** How many entries a list has, or that it has more than that. */
interface Total {
  total: number;
  isCapped?: boolean | undefined;
}

/** A list whose entries are read in its order, by their keys. */
interface EntryList<E, V> {
  name: string;
  /** The first entries after a key, or from the start, at most `limit`. */
  read: (after: string | undefined, limit: number) => Promise<ReadEntries<E>>;
  /** The total, which is counted for the first page. */
  count: () => Promise<Total>;
  /** Returns the view of each entry; undefined for entries without a record. */
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
  const { after, limit, total: knownTotal, until = end } = position;
  const [{ entries, end: readTo }, { total, isCapped }] = await Promise.all([
    read(after, reachOf(position)),
    knownTotal === undefined ? count() : { total: knownTotal, isCapped: position.isCapped },
  ]);
  const cut = cutPage(entries.slice(skipOf(position)), limit);
  const isPart = cut.lastKey === null && readTo !== undefined;
  const rest = isPart ? { lastKey: readTo, length: cut.entries.length } : {};
  const page = { ...cut, ...rest, total };
  const shownEntries = await show(page.entries);
  const fitting = fittingCount(shownEntries);
  const pagination = paginationOf(position, page, fitting, { total, until, isCapped });
  return {
    data: shownEntries.slice(0, fitting).filter((one) => one !== undefined),
    meta: { pagination, ...(until === undefined ? {} : { sync: { until } }) },
  };
}

/** Counts the rows of a query, but no more than `maxCounted`. */
export async function countUpTo(query: RowQuery): Promise<Total> {
  const count = await countRows({ ...query, limit: maxCounted + 1 });
  return { total: Math.min(count, maxCounted), isCapped: count > maxCounted };
}
