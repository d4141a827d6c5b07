import type { Call } from '#shared/call.ts';
import { findRecords } from '#shared/records/records.ts';
import { indexAttributes } from '#shared/resources/index-keys.ts';
import { type BaseRecord, idKey, idOf, type Resource } from '#shared/resources/resource.ts';
import { countRows, queryRows } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import { compareText } from '#shared/text.ts';
import { listFingerprint, type PageQuery, pagePosition, paginationOf } from './cursor.ts';
import type { List } from './list.ts';

/** What a sync was asked for. */
export interface SyncQuery extends PageQuery {
  updated_since: string;
  include_deleted?: boolean | undefined;
}

/** What a sync shows of a record that was deleted. */
export interface Tombstone {
  id: number;
  deleted_at: string;
}

/**
 * One page of what changed since a time, by the time of the change; of what was deleted, too, where
 * that is asked for. The first page counts the whole, and its cursor keeps the count.
 */
export async function syncRecords<R extends BaseRecord>(
  { caller: { accountId } }: Call,
  resource: Resource<R>,
  query: SyncQuery,
): Promise<List<R | Tombstone>> {
  const fingerprint = listFingerprint(resource.name, query);
  const position = pagePosition(query, fingerprint);
  const since = query.updated_since;
  const live = partition.records(accountId, resource.name);
  const deleted = partition.deleted(accountId, resource.name);
  const partitions = query.include_deleted ? [live, deleted] : [live];
  const { after, limit, offset } = position;
  const skip = after === undefined ? offset : 0;
  const range = after === undefined ? { from: since } : { after };
  const index = 'by-updated' as const;
  const [pages, counts] = await Promise.all([
    Promise.all(partitions.map((pk) => queryRows({ pk, index, range, limit: skip + limit + 1 }))),
    position.total === undefined
      ? Promise.all(partitions.map((pk) => countRows({ pk, index, range: { from: since } })))
      : [position.total],
  ]);
  const keyOf = (row: Record<string, unknown>) => String(row[indexAttributes[index]]);
  const rows = pages
    .flat()
    .sort((a, b) => compareText(keyOf(a), keyOf(b)))
    .slice(skip);
  const shown = rows.slice(0, limit);
  const ids = shown.filter((row) => row.pk === live).map((row) => idOf(row.sk));
  const found = new Map((await findRecords(accountId, resource, ids)).map((one) => [one.id, one]));
  const records = shown.flatMap((row): (R | Tombstone)[] => {
    const id = idOf(row.sk);
    if (row.pk === deleted) return [{ id, deleted_at: keyOf(row).slice(0, -idKey(id).length - 1) }];
    return found.get(id) ? [found.get(id) as R] : [];
  });
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const page = {
    shown: shown.length,
    total: counts.reduce((sum, count) => sum + count, 0),
    lastKey: last ? keyOf(last) : null,
    keepTotal: true,
  };
  return { records, pagination: paginationOf(position, fingerprint, page) };
}
