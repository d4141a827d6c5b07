import type { Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { IdPage, PageSize } from '#shared/records/id-page.ts';
import { IdSet } from '#shared/records/id-set.ts';
import { findRecords } from '#shared/records/read.ts';
import type { Resource } from '#shared/resources/resource.ts';
import type { IndexName } from '#shared/table/indexes.ts';
import type { Bounds } from '#shared/table/range.ts';
import { batchRows } from '#shared/table/read.ts';

/** Other sources may be shorter, so reading starts small: 500 terms cost 8 read units. */
const besideOthers = { pageSize: 500, growth: 16 };

/** Keys that cost as much to read as a record: one takes about 60 bytes, a record up to 4 KB. */
export const keysPerRecord = 32;

/** Ids that are all read at once. */
export interface KnownIds {
  ids: () => Promise<IdSet>;
  /** Whether ids of records are among them that are gone, or were never made. */
  mayBeGone?: boolean;
}

interface CheckedIds<R> extends KnownIds {
  /** The check of a record that is read, where the ids come from an index, which lags behind it. */
  holds?: (record: R) => boolean;
}

/** Ids that are read page by page, and the check of a record whose id was not read. */
export interface PagedIds<R> {
  pages: (size: PageSize) => AsyncGenerator<IdPage, void>;
  holds: (record: R) => boolean;
  mayBeGone?: boolean;
  /** The part of an index in which all of them are: an order by it begins and ends there. */
  within?: IndexPart;
}

/** What of an index is within some bounds. */
export interface IndexPart {
  index: IndexName;
  bounds: Bounds;
}

export type IdSource<R> = CheckedIds<R> | PagedIds<R>;

/** The ids that conditions leave. */
export interface FoundIds<R> {
  ids: IdSet;
  /** What is left to look at on the records, where their ids are so few that all are read anyway. */
  holds?: (record: R) => boolean;
}

/**
 * The ids that meet every condition. Reads all sources side by side: those in pages until one of them
 * has ended and its records would cost less than the other pages.
 */
export async function intersect<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  sources: readonly IdSource<R>[],
): Promise<FoundIds<R>> {
  const known = sources.filter((source) => 'ids' in source);
  const paged = sources.filter((source) => 'pages' in source);
  const reading = Promise.all(known.map(({ ids }) => ids()));
  const read = await readPages(paged, reading, sources.length > 1);
  const sets = await reading;
  const complete = [...sets, ...read.flatMap(({ ids, isComplete }) => (isComplete ? ids : []))];
  const candidates = complete.reduce((one, other) => one.intersection(other));
  const holds = (record: R) =>
    paged.every((source, place) => read[place]?.sure.has(record.id) || source.holds(record));
  if (candidates.size <= batchRows) return { ids: candidates, holds };
  const sure = read.reduce((ids, one) => ids.intersection(one.sure), candidates);
  const unsure = candidates.difference(sure);
  const proven = (await findRecords(call, resource, [...unsure])).filter(holds);
  return { ids: IdSet.union([sure, new IdSet(proven.map(({ id }) => id))]) };
}

/** The ids read from a source so far, those of them that need no check, and whether they are all. */
interface ReadIds {
  ids: IdSet;
  sure: IdSet;
  rows: number;
  isComplete: boolean;
}

async function readPages<R>(
  sources: readonly PagedIds<R>[],
  known: Promise<readonly IdSet[]>,
  isBesideOthers: boolean,
): Promise<ReadIds[]> {
  const readers = sources.map(({ pages }) => {
    const read: ReadIds = { ids: new IdSet(), sure: new IdSet(), rows: 0, isComplete: false };
    return { read, pages: pages(isBesideOthers ? besideOthers : {}) };
  });
  for (let open = readers; open.length > 0; ) {
    const round = open.map(async ({ read, pages }) => {
      const { value } = await pages.next();
      if (value) addPage(read, value);
      read.isComplete = !value || value.isLast;
    });
    await Promise.all([known, ...round]);
    const complete = readers.flatMap(({ read }) => (read.isComplete ? [read.ids.size] : []));
    const fewest = Math.min(...complete, ...(await known).map(({ size }) => size));
    const isWorthIt = ({ rows }: ReadIds) =>
      fewest > batchRows && rows * besideOthers.growth <= fewest * keysPerRecord;
    open = readers.filter(({ read }) => !read.isComplete && isWorthIt(read));
  }
  return readers.map(({ read }) => read);
}

function addPage(read: ReadIds, { sure, unsure, rows }: IdPage): void {
  read.ids.addAll(sure);
  read.sure.addAll(sure);
  if (unsure) read.ids.addAll(unsure);
  read.rows += rows;
}
