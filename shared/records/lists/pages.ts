import type { Call } from '#shared/call.ts';
import { idAt, readCounts, totalOf } from '#shared/records/live-counts.ts';
import { findRecords } from '#shared/records/read.ts';
import { fromRow } from '#shared/records/row.ts';
import { facetAttribute, type IndexName, indexAttributes } from '#shared/resources/indexes.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { idKey, idOf } from '#shared/resources/sort-key.ts';
import type { BaseRecord } from '#shared/schemas/record.ts';
import { queryPages, queryRows, type RowQuery } from '#shared/table/read.ts';
import { partition, type Row } from '#shared/table/rows.ts';
import type { PagePosition } from './cursor.ts';

export type PageWindow = PagePosition & { descending: boolean };

/** A record of a page, and the key at which it stands in the list. */
export interface Entry<R> {
  record: R;
  key: string;
}

/** A page of records, how many the whole list has, and whether any come behind. */
export interface Page<R> {
  entries: Entry<R>[];
  total: number;
  isLast: boolean;
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
  return {
    entries: rows.slice(0, limit).map((row) => ({ record: fromRow(resource, row), key: row.sk })),
    total: totalOf(counts),
    isLast: rows.length <= limit,
  };
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
  const skip = window.after === undefined ? window.offset : 0;
  const needed = skip + window.limit + 1;
  const pages = queryPages({
    pk: partition.records(call.caller.accountId, resource.name),
    index,
    range: rangeBehind(window),
    descending: window.descending,
    pageSize: Math.min(walkedAtOnce, Math.ceil(needed / share)),
  });
  const found: Row[] = [];
  for await (const { rows } of pages) {
    found.push(...rows.filter((row) => isWanted({ id: idOf(row.sk), facet: row[facetAttribute] })));
    if (found.length >= needed) break;
  }
  const shown = found.slice(skip, needed - 1);
  const keys = new Map(shown.map((row) => [idOf(row.sk), String(row[indexAttributes[index]])]));
  const records = await findRecords(call, resource, [...keys.keys()]);
  return {
    entries: records.map((record) => ({ record, key: keys.get(record.id) ?? '' })),
    isLast: found.length < needed,
  };
}

/** How many records are read at once in search of those to keep. */
const scannedAtOnce = 100;

/** A page of the records to keep, all others before its end being read and passed over. */
export async function pageOfKept<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  index: IndexName | undefined,
  window: PageWindow,
  keep: (record: R) => boolean,
): Promise<Omit<Page<R>, 'total'>> {
  const skip = window.after === undefined ? window.offset : 0;
  const needed = skip + window.limit + 1;
  const pages = queryPages({
    pk: partition.records(call.caller.accountId, resource.name),
    ...(index === undefined ? {} : { index }),
    range: rangeBehind(window),
    descending: window.descending,
    pageSize: scannedAtOnce,
  });
  const found: Entry<R>[] = [];
  for await (const { rows } of pages) {
    const records =
      index === undefined
        ? rows.map((row) => fromRow(resource, row))
        : await findRecords(
            call,
            resource,
            rows.map((row) => idOf(row.sk)),
          );
    const keys = new Map(
      rows.map((row) => [
        idOf(row.sk),
        String(row[index === undefined ? 'sk' : indexAttributes[index]]),
      ]),
    );
    found.push(
      ...records.filter(keep).map((record) => ({ record, key: keys.get(record.id) ?? '' })),
    );
    if (found.length >= needed) break;
  }
  return { entries: found.slice(skip, needed - 1), isLast: found.length < needed };
}
