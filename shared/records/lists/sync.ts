import type { Answer, Call } from '#shared/call.ts';
import type { ResourceName } from '#shared/families.ts';
import type { PageQuery } from '#shared/fields/query.ts';
import type { BaseRecord, Tombstone } from '#shared/fields/record.ts';
import { liveTotal, readTotals } from '#shared/records/live-ids.ts';
import { findRecords } from '#shared/records/read.ts';
import { fromRow } from '#shared/records/row.ts';
import { showById, type View } from '#shared/records/view.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { indexAttributes, indexes } from '#shared/table/indexes.ts';
import type { KeyRange } from '#shared/table/key-range.ts';
import { countPages, findRows, queryRows } from '#shared/table/read.ts';
import { partition, type Row } from '#shared/table/rows.ts';
import { idKey, idOf } from '#shared/table/sort-key.ts';
import { compareText } from '#shared/text.ts';
import { addSeconds } from '#shared/time.ts';
import { answerEntries } from './entries.ts';

interface SyncQuery extends PageQuery {
  updated_since: string;
  include_deleted?: boolean | undefined;
}

const index = indexes.record.updated;

/** A page of the deleted records of a kind, the last that was deleted first. */
export function answerDeleted<R extends BaseRecord, V>(
  call: Call,
  view: View<R, V>,
  query: PageQuery,
): Promise<Answer<V[]>> {
  const { resource } = view;
  const pk = partition.deleted(call.caller.accountId, resource.name);
  return answerEntries(query, {
    name: resource.name,
    read: async (after, limit) => {
      const range = after === undefined ? {} : { before: after };
      const rows = await queryRows({ pk, index, range, descending: true, limit });
      return { entries: rows.map((row) => ({ row, key: keyOf(row) })) };
    },
    count: async () => ({ total: (await readTotals(call, resource.name)).deleted }),
    show: async (entries) => {
      const rows = await findRows(entries.map(({ row }) => row));
      const records = rows.map((row) => fromRow(resource, row));
      const shownRecords = await showById(call, view, records);
      return entries.map(({ row }) => shownRecords.get(idOf(row.sk)));
    },
  });
}

/**
 * A write carries the time at which its function began, but may commit up to ten seconds later, and
 * the index lags a few more. The next sync overlaps by this much, so that it misses nothing.
 */
const settlingSeconds = 15;
/** Records changed longer ago than this are read eventually consistently, at half the cost (AWS lag: about a second). */
const recentSeconds = 60;

/**
 * One page of the records changed since a time, in the order of the changes, with deleted ones on
 * request. The first page counts the whole, and sets where the next sync starts.
 */
export function answerSync<R extends BaseRecord, V>(
  call: Call,
  view: View<R, V>,
  query: SyncQuery,
): Promise<Answer<(V | Tombstone)[]>> {
  const { accountId } = call.caller;
  const { name } = view.resource;
  const { updated_since: since, include_deleted: includesDeleted = false } = query;
  const live = partition.records(accountId, name);
  const partitions = includesDeleted ? [live, partition.deleted(accountId, name)] : [live];
  return answerEntries(query, {
    name,
    read: async (after, limit) => {
      const range = after === undefined ? { from: since } : { after };
      const reads = partitions.map((pk) => queryRows({ pk, index, range, limit }));
      const entries = (await Promise.all(reads)).flat().map((row) => ({ row, key: keyOf(row) }));
      return { entries: entries.sort((a, b) => compareText(a.key, b.key)) };
    },
    count: async () => ({ total: await countChanged(call, name, since, includesDeleted) }),
    show: async (entries) => {
      const rows = entries.map(({ row }) => row);
      const times = new Map(rows.filter(({ pk }) => pk === live).map(timeOf));
      const shownRecords = await showById(
        call,
        view,
        await findChanged(call, view.resource, times),
      );
      return rows.map((row) =>
        row.pk === live ? shownRecords.get(idOf(row.sk)) : tombstoneOf(row),
      );
    },
    until: addSeconds(call.now, -settlingSeconds),
  });
}

/**
 * How many records changed since a time, and how many were deleted since. Counts what changed and
 * what did not, side by side, until one of them ends: a sync of everything costs as little as one of
 * the last hour.
 */
async function countChanged(
  call: Call,
  resource: ResourceName,
  since: string,
  includesDeleted: boolean,
): Promise<number> {
  const { accountId } = call.caller;
  const totals = await readTotals(call, resource);
  const countedTotals = [
    countSince(partition.records(accountId, resource), since, liveTotal(totals)),
    includesDeleted ? countSince(partition.deleted(accountId, resource), since, totals.deleted) : 0,
  ];
  return (await Promise.all(countedTotals)).reduce((sum, count) => sum + count, 0);
}

async function countSince(pk: string, since: string, total: number): Promise<number> {
  const pagesOf = (range: KeyRange) => countPages({ pk, index, range, pageSize: 500, growth: 8 });
  const sides = [pagesOf({ from: since }), pagesOf({ before: since })] as const;
  let changedCount = 0;
  let unchangedCount = 0;
  for (;;) {
    const [{ value: after }, { value: before }] = await Promise.all([
      sides[0].next(),
      sides[1].next(),
    ]);
    changedCount += after?.count ?? 0;
    if (after?.isLast) return changedCount;
    unchangedCount += before?.count ?? 0;
    if (before?.isLast) return total - unchangedCount;
  }
}

/** Reads what was changed a moment ago consistently, since the index may be ahead of another read. */
async function findChanged<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  times: ReadonlyMap<number, string>,
): Promise<R[]> {
  const recent = addSeconds(call.now, -recentSeconds);
  const idsWhere = (isRecent: boolean) =>
    [...times].flatMap(([id, time]) => (time > recent === isRecent ? [id] : []));
  const parts = await Promise.all([
    findRecords(call, resource, idsWhere(false)),
    findRecords(call, resource, idsWhere(true), { consistent: true }),
  ]);
  return parts.flat();
}

const keyOf = (row: Row) => String(row[indexAttributes[index]]);

/** The id of an entry, and its time. */
function timeOf(row: Row): [number, string] {
  const id = idOf(row.sk);
  return [id, keyOf(row).slice(0, -idKey(id).length - 1)];
}

function tombstoneOf(row: Row): Tombstone {
  const [id, deleted_at] = timeOf(row);
  return { id, deleted_at };
}
