import type { Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { IdSet } from '#shared/records/id-set.ts';
import type { IdPage, PageSize } from '#shared/records/ids-in-index.ts';
import { findRecords } from '#shared/records/read.ts';
import type { Resource } from '#shared/resources/resource.ts';
import type { IndexName } from '#shared/table/indexes.ts';
import type { Bounds } from '#shared/table/key-range.ts';
import { batchRows } from '#shared/table/read.ts';

/**
 * With several sources, the first page has one row more than a batch reads: a source that ends within it is
 * small enough to check the other conditions on its records.
 */
const sizeWithOthers = { pageSize: batchRows + 1, growth: Number.POSITIVE_INFINITY };

/** Ids that are all read at once. */
export interface KnownIds {
  ids: () => Promise<IdSet>;
  /** Whether it may have ids of records that were deleted or never created. */
  mayBeGone?: boolean;
}

interface CheckedIds<R> extends KnownIds {
  /** Checks a record that was read, where the ids come from an index, which lags behind the records. */
  recheck?: (record: R) => boolean;
}

/** Ids of most records, usually, or ids that are costly to read: not read where other sources leave few. */
interface LargeIds<R> extends KnownIds {
  isLarge: true;
  recheck: (record: R) => boolean;
}

/** Ids that are read page by page, and the check of a record whose id was not read. */
export interface PagedIds<R> {
  pages: (size: PageSize) => AsyncGenerator<IdPage, void>;
  recheck: (record: R) => boolean;
  mayBeGone?: boolean;
  /** The part of an index in which all of them are: an order by it begins and ends there. */
  within?: IndexPart;
}

/** The part of an index within bounds. */
export interface IndexPart {
  index: IndexName;
  bounds: Bounds;
}

export type IdSource<R> = CheckedIds<R> | LargeIds<R> | PagedIds<R>;

/** The ids that may meet the conditions. */
export interface FoundIds<R> {
  ids: IdSet;
  /** The check that remains on the records, where there are few enough to read them all anyway. */
  recheck?: (record: R) => boolean;
}

/**
 * The ids that meet every condition. Reads all sources at the same time. Where one of them leaves no more
 * than one batch reads, the other conditions are checked on those records; otherwise all are read to the end.
 */
export async function intersect<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  sources: readonly IdSource<R>[],
): Promise<FoundIds<R>> {
  const size = sources.length > 1 ? sizeWithOthers : {};
  const reads = sources.map((source) => new IdReader(pagesOf(source, size)));
  await Promise.all(reads.map((read) => read.next()));
  let sets = complete(reads);
  const isFew = ({ size }: IdSet) => size <= batchRows;
  if (!sets.some(isFew)) {
    await Promise.all(reads.map((read) => read.rest()));
    sets = complete(reads);
  }
  const candidates = sets.reduce((one, other) => one.intersection(other));
  const recheck = (record: R) =>
    sources.every((source, index) => reads[index]?.sure.has(record.id) || source.recheck?.(record));
  if (isFew(candidates)) return { ids: candidates, recheck };
  const sure = reads.reduce((ids, read) => ids.intersection(read.sure), candidates);
  return { ids: await withProven(call, resource, sure, candidates.difference(sure), recheck) };
}

/** Ids that are sure, and those of others whose records hold. */
export async function withProven<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  sure: IdSet,
  unsure: IdSet,
  recheck: (record: R) => boolean,
): Promise<IdSet> {
  const proven = (await findRecords(call, resource, [...unsure])).filter(recheck);
  return IdSet.union([sure, new IdSet(proven.map(({ id }) => id))]);
}

async function* pagesOf<R>(source: IdSource<R>, size: PageSize): AsyncGenerator<IdPage, void> {
  if ('pages' in source) {
    yield* source.pages(size);
    return;
  }
  if ('isLarge' in source && size === sizeWithOthers) yield { sure: new IdSet(), isLast: false };
  yield { sure: await source.ids(), isLast: true };
}

const complete = (reads: readonly IdReader[]) =>
  reads.flatMap(({ isComplete, sure, unsure }) => (isComplete ? IdSet.union([sure, unsure]) : []));

/** Reads the pages of a source: the ids so far, separately those that need a check, and whether they are all. */
export class IdReader {
  readonly sure = new IdSet();
  readonly unsure = new IdSet();
  isComplete = false;
  readonly #pages: AsyncGenerator<IdPage, void>;

  constructor(pages: AsyncGenerator<IdPage, void>) {
    this.#pages = pages;
  }

  async next(): Promise<void> {
    const { value } = await this.#pages.next();
    if (value) this.sure.addAll(value.sure);
    if (value?.unsure) this.unsure.addAll(value.unsure);
    this.isComplete = !value || value.isLast;
  }

  async rest(): Promise<void> {
    while (!this.isComplete) await this.next();
  }
}
