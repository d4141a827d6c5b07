import type { Author } from '#shared/call.ts';
import type { ResourceName } from '#shared/families.ts';
import { findRecords } from '#shared/records/read.ts';
import { fromRow } from '#shared/records/row.ts';
import { type IndexName, indexAttributes } from '#shared/resources/indexes.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { idKey, idOf } from '#shared/resources/sort-key.ts';
import type { BaseRecord } from '#shared/schemas/record.ts';
import { queryRows, type RowQuery } from '#shared/table/read.ts';
import { countBlock, partition, type Row } from '#shared/table/rows.ts';
import type { PagePosition } from './cursor.ts';

/** Which page of a list is read, and in which direction. */
export type PageWindow = PagePosition & { descending: boolean };

/** A page of records. `lastKey` is what the next page stands behind; null on the last page. */
export interface Page<R> {
  records: R[];
  total: number;
  lastKey: string | null;
}

/** The live records of each block of ids, in the order of the ids. */
async function readCounts(accountId: number, resource: ResourceName) {
  const rows = await queryRows({ pk: partition.counts(accountId, resource), consistent: true });
  return rows.map((row) => ({ block: Number(row.sk), live: Number(row.live) }));
}

/** How many live records a resource has. */
export async function countRecords(accountId: number, resource: ResourceName) {
  return (await readCounts(accountId, resource)).reduce((sum, { live }) => sum + live, 0);
}

/**
 * A page in the order of the ids. The counts of the blocks tell in which block the offset lies, so
 * that it costs the same at any depth.
 */
export async function pageById<R extends BaseRecord>(
  caller: Author,
  resource: Resource<R>,
  window: PageWindow,
): Promise<Page<R>> {
  const { accountId } = caller;
  const counts = readCounts(accountId, resource.name);
  const start = window.offset > 0 && window.after === undefined;
  const place = start ? locate(await counts, window) : { range: rangeBehind(window), skip: 0 };
  const rows = place
    ? await queryRows({
        pk: partition.records(accountId, resource.name),
        range: place.range,
        descending: window.descending,
        limit: place.skip + window.limit + 1,
        // Records that are only skipped over would cost twice as much for nothing.
        consistent: place.skip === 0,
      })
    : [];
  const shown = rows.slice(place?.skip ?? 0);
  return {
    ...cut(shown, window.limit, (row) => row.sk),
    records: shown.slice(0, window.limit).map((row) => fromRow(resource, row)),
    total: (await counts).reduce((sum, { live }) => sum + live, 0),
  };
}

/** The block in which an offset lies, and how many of its records come before. */
function locate(counts: { block: number; live: number }[], { offset, descending }: PageWindow) {
  let skip = offset;
  for (const { block, live } of descending ? counts.toReversed() : counts) {
    if (skip >= live) {
      skip -= live;
      continue;
    }
    const first = block * countBlock + 1;
    const last = first + countBlock - 1;
    // Nothing is missing from a full block, so that the id itself is known.
    const exact = live === countBlock ? skip : 0;
    const range = descending ? { before: idKey(last - exact + 1) } : { from: idKey(first + exact) };
    return { range, skip: skip - exact };
  }
  return undefined;
}

function rangeBehind({ after, descending }: PageWindow): NonNullable<RowQuery['range']> {
  if (after === undefined) return {};
  return descending ? { before: after } : { after };
}

function cut<T>(rows: readonly T[], limit: number, keyOf: (row: T) => string) {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { lastKey: last === undefined ? null : keyOf(last) };
}

/** A page in the order of an index, read up to the offset. `total` is counted by the caller. */
export async function pageByIndex<R extends BaseRecord>(
  caller: Author,
  resource: Resource<R>,
  index: IndexName,
  window: PageWindow,
): Promise<Omit<Page<R>, 'total'>> {
  const pk = partition.records(caller.accountId, resource.name);
  const skip = window.after === undefined ? window.offset : 0;
  const query = { pk, index, range: rangeBehind(window), descending: window.descending };
  const rows = (await queryRows({ ...query, limit: skip + window.limit + 1 })).slice(skip);
  const ids = rows.slice(0, window.limit).map((row) => idOf(row.sk));
  const keyOf = (row: Row) => String(row[indexAttributes[index]]);
  return {
    ...cut(rows, window.limit, keyOf),
    records: await findRecords(caller.accountId, resource, ids),
  };
}

/** A page of records that are at hand already, in their order; `keyOf` tells where one stands. */
export function pageOf<R extends BaseRecord>(
  ordered: readonly R[],
  window: PageWindow,
  keyOf: (record: R) => string,
  isBehind: (key: string, after: string) => boolean,
): Page<R> {
  const { after } = window;
  const rest =
    after === undefined
      ? ordered.slice(window.offset)
      : ordered.filter((record) => isBehind(keyOf(record), after));
  const records = rest.slice(0, window.limit);
  return { ...cut(rest, window.limit, keyOf), records, total: ordered.length };
}
