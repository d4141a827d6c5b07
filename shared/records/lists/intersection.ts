import type { Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { findRecords } from '#shared/records/read.ts';
import type { Resource } from '#shared/resources/resource.ts';

/** Candidate ids; some still need a check of their record. */
export interface IdPage {
  sure: readonly number[];
  unsure?: readonly number[];
  isLast: boolean;
}

/** How many ids are read at once, and the factor by which that grows. */
export type PageSize = { pageSize?: number; growth?: number };

/** Other sources may be shorter, so reading starts small: 500 terms cost 8 read units. */
const besideOthers: PageSize = { pageSize: 500, growth: 4 };

/** A source of candidate ids, and the check of a record. */
export interface IdSource<R> {
  pages: (size: PageSize) => AsyncGenerator<IdPage, void>;
  holds: (record: R) => boolean;
}

/**
 * The ids that meet every condition. Reads all sources in parallel, page by page, until one ends:
 * the rarest condition sets the cost, and no other source is read further.
 */
export async function intersect<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  sources: readonly IdSource<R>[],
): Promise<number[]> {
  const read = await readSources(sources);
  const complete = read.filter(({ isComplete }) => isComplete);
  const smallest = complete.reduce((a, b) => (b.ids.size < a.ids.size ? b : a));
  const matches = [...smallest.ids.keys()].filter((id) => complete.every(({ ids }) => ids.has(id)));
  const isSure = (id: number) => read.every(({ ids }) => ids.get(id));
  const [sure, unsure] = [matches.filter(isSure), matches.filter((id) => !isSure(id))];
  if (unsure.length === 0) return sure;
  const records = await findRecords(call, resource, unsure);
  const proven = records.filter((record) =>
    sources.every(({ holds }, place) => read[place]?.ids.get(record.id) || holds(record)),
  );
  return [...sure, ...proven.map(({ id }) => id)];
}

/** The ids read from a source so far, and whether each is proven without its record. */
interface ReadIds {
  ids: Map<number, boolean>;
  isComplete: boolean;
}

async function readSources<R>(sources: readonly IdSource<R>[]): Promise<ReadIds[]> {
  const readers = sources.map(({ pages }) => {
    const read: ReadIds = { ids: new Map(), isComplete: false };
    return { read, pages: pages(sources.length > 1 ? besideOthers : {}) };
  });
  while (!readers.some(({ read }) => read.isComplete)) {
    await Promise.all(
      readers.map(async ({ read, pages }) => {
        const { value } = await pages.next();
        if (value) addPage(read, value);
        read.isComplete = !value || value.isLast;
      }),
    );
  }
  return readers.map(({ read }) => read);
}

function addPage({ ids }: ReadIds, { sure, unsure = [] }: IdPage): void {
  for (const id of unsure) ids.set(id, ids.get(id) === true);
  for (const id of sure) ids.set(id, true);
}

/** A source that reads all its ids at once. */
export async function* allAtOnce(ids: Promise<readonly number[]>): AsyncGenerator<IdPage, void> {
  yield { sure: await ids, isLast: true };
}
