import type { Call } from '#shared/call.ts';
import { findRecords } from '#shared/records/read.ts';
import { indexAttributes } from '#shared/resources/indexes.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { idKey, idOf } from '#shared/resources/sort-key.ts';
import type { BaseRecord, Tombstone } from '#shared/schemas/record.ts';
import { countRows, queryRows } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import { compareText } from '#shared/text.ts';
import {
  listFingerprint,
  type PageQuery,
  type Pagination,
  pagePosition,
  paginationOf,
} from './cursor.ts';

/** What a sync was asked for. */
interface SyncQuery extends PageQuery {
  updated_since: string;
  include_deleted?: boolean | undefined;
}

/** A record as it is now, or that it was deleted. */
type Change<R> = { record: R } | { tombstone: Tombstone };

const index = 'by-updated';

/**
 * One page of what changed since a time, by the time of the change; of what was deleted, too, where
 * that is asked for. The first page counts the whole, and its cursor keeps the count.
 */
export async function syncRecords<R extends BaseRecord>(
  { caller: { accountId } }: Call,
  resource: Resource<R>,
  query: SyncQuery,
): Promise<{ changes: Change<R>[]; pagination: Pagination }> {
  const fingerprint = listFingerprint(resource.name, query);
  const position = pagePosition(query, fingerprint);
  const since = query.updated_since;
  const live = partition.records(accountId, resource.name);
  const deleted = partition.deleted(accountId, resource.name);
  const partitions = query.include_deleted ? [live, deleted] : [live];
  const { after, limit, offset } = position;
  const skip = after === undefined ? offset : 0;
  const range = after === undefined ? { from: since } : { after };
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
  const changes = shown.flatMap((row): Change<R>[] => {
    const id = idOf(row.sk);
    if (row.pk === deleted) {
      return [{ tombstone: { id, deleted_at: keyOf(row).slice(0, -idKey(id).length - 1) } }];
    }
    const record = found.get(id);
    return record ? [{ record }] : [];
  });
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const page = {
    shown: shown.length,
    total: counts.reduce((sum, count) => sum + count, 0),
    lastKey: last ? keyOf(last) : null,
    keepTotal: true,
  };
  return { changes, pagination: paginationOf(position, fingerprint, page) };
}
