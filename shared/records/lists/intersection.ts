import type { Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { findRecords } from '#shared/records/read.ts';
import type { Resource } from '#shared/resources/resource.ts';

/** Some of the ids that meet a condition; of some of them only the record itself can prove it. */
export interface IdPage {
  sure: readonly number[];
  unsure?: readonly number[];
  isLast: boolean;
}

/** How many ids are read at once. */
export type PageSize = { pageSize?: number; growth?: number };

/** Beside others that may be shorter, a source is read by little at first: 500 words are 8 units. */
const besideOthers: PageSize = { pageSize: 500, growth: 4 };

/** Where the ids that meet a condition are read, and what shows on a record whether it meets it. */
export interface IdSource<R> {
  pages: (size: PageSize) => AsyncGenerator<IdPage, void>;
  holds: (record: R) => boolean;
}

/**
 * The ids that meet every condition. All sources are read side by side, page by page, until one of
 * them is read to its end: so the cost follows the rarest condition, and of the others no more is
 * read than of that one.
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

/** The ids of a source as far as they were read, each with whether that alone proves it. */
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

/** A source whose ids are known by one read of all of them. */
export async function* allAtOnce(ids: Promise<readonly number[]>): AsyncGenerator<IdPage, void> {
  yield { sure: await ids, isLast: true };
}
