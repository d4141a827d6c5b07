import type { Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { idAt, readCounts, totalOf } from '#shared/records/live-counts.ts';
import type { Resource } from '#shared/records/resource.ts';
import { fromRow } from '#shared/records/row.ts';
import { facetAttribute, type IndexName, indexAttributes } from '#shared/table/indexes.ts';
import { queryPages, queryRows, type RowQuery } from '#shared/table/read.ts';
import { partition, type Row } from '#shared/table/rows.ts';
import { idKey, idOf } from '#shared/table/sort-key.ts';
import { cutPage } from './cursor.ts';
import { type Place, recordsAt } from './keyed-page.ts';
import { type PageWindow, reachOf, skipOf } from './page-window.ts';

/** A record of a page, and the key at which it stands in the list. */
export interface Entry<R> {
  record: R;
  key: string;
}

/**
 * A page of records, how many the whole list has, and the key of its last row, behind which the list
 * goes on: null at its end. A row whose record is gone has no entry.
 */
export interface Page<R> {
  entries: Entry<R>[];
  lastKey: string | null;
  total: number;
}

/** A page of all records, in the order of an index, or of the ids. */
export async function pageOfAll<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  index: IndexName | undefined,
  window: PageWindow,
): Promise<Page<R>> {
  if (index === undefined) return pageById(call, resource, window);
  const [page, counts] = await Promise.all([
    pageByIndex(call, resource, index, window),
    readCounts(call, resource.name),
  ]);
  return { ...page, total: totalOf(counts) };
}

/**
 * A page in the order of the ids. The counts know every live id, so that a page begins at any offset
 * without skipping to it.
 */
async function pageById<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  window: PageWindow,
): Promise<Page<R>> {
  const { after, offset, limit, descending } = window;
  const read = (range: RowQuery['range'] = {}) => {
    const pk = partition.records(call.caller.accountId, resource.name);
    return queryRows({ pk, range, descending, limit: limit + 1, consistent: true });
  };
  const counting = readCounts(call, resource.name);
  const reading =
    after !== undefined || offset === 0
      ? read(rangeBehind(window))
      : counting.then((counts) => {
          const first = idAt(counts, offset, descending);
          return first === undefined ? [] : read(rangeFrom(first, descending));
        });
  const [rows, counts] = await Promise.all([reading, counting]);
  const found = rows.map((row) => ({ record: fromRow(resource, row), key: row.sk }));
  return { ...cutPage(found, limit), total: totalOf(counts) };
}

function rangeFrom(id: number, descending: boolean): NonNullable<RowQuery['range']> {
  return descending ? { before: idKey(id + 1) } : { from: idKey(id) };
}

function rangeBehind({ after, descending }: PageWindow): NonNullable<RowQuery['range']> {
  if (after === undefined) return {};
  return descending ? { before: after } : { after };
}

/** What an index tells of a record before the record is read. */
interface IndexEntry {
  id: number;
  facet: unknown;
}

/** How many entries of an index one call reads at most: 1,000 are some 14 read units. */
const walkedAtOnce = 1000;

/**
 * A page in the order of an index, of those whose entry is wanted: the index is read up to the end of
 * the page, and only the records of the page are. `share` is about how many of all are wanted.
 */
export async function pageByIndex<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  index: IndexName,
  window: PageWindow,
  { isWanted, share }: { isWanted: (entry: IndexEntry) => boolean; share: number } = {
    isWanted: () => true,
    share: 1,
  },
): Promise<Omit<Page<R>, 'total'>> {
  const pageSize = Math.min(walkedAtOnce, Math.ceil(reachOf(window) / share));
  const { entries: places, lastKey } = await walk(call, resource, index, window, pageSize, (rows) =>
    rows.map((row) => ({ ...placeOf(row, index), facet: row[facetAttribute] })).filter(isWanted),
  );
  return { entries: await recordsAt(call, resource, places), lastKey };
}

/** How many records are read at once in search of those to keep. */
const scannedAtOnce = 100;

/** A page of the records that are selected, all others before its end being read and passed over. */
export async function pageByScan<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  index: IndexName | undefined,
  window: PageWindow,
  holds: (record: R) => boolean,
): Promise<Omit<Page<R>, 'total'>> {
  const read = (rows: Row[]) =>
    index === undefined
      ? rows.map((row) => ({ record: fromRow(resource, row), key: row.sk }))
      : recordsAt(
          call,
          resource,
          rows.map((row) => placeOf(row, index)),
        );
  const pick = async (rows: Row[]) => {
    const entries = await read(rows);
    return entries.filter(({ record }) => holds(record));
  };
  return walk(call, resource, index, window, scannedAtOnce, pick);
}

/** Reads on in the order of an index, or of the ids, until a page of what is picked is found. */
async function walk<R extends BaseRecord, E extends { key: string }>(
  call: Call,
  resource: Resource<R>,
  index: IndexName | undefined,
  window: PageWindow,
  pageSize: number,
  pick: (rows: Row[]) => E[] | Promise<E[]>,
): Promise<{ entries: E[]; lastKey: string | null }> {
  const { limit, descending } = window;
  const reach = reachOf(window);
  const pages = queryPages({
    pk: partition.records(call.caller.accountId, resource.name),
    ...(index === undefined ? {} : { index }),
    range: rangeBehind(window),
    descending,
    pageSize,
  });
  const found: E[] = [];
  for await (const { rows } of pages) {
    found.push(...(await pick(rows)));
    if (found.length >= reach) break;
  }
  return cutPage(found.slice(skipOf(window)), limit);
}

function placeOf(row: Row, index: IndexName): Place {
  return { id: idOf(row.sk), key: String(row[indexAttributes[index]]) };
}
