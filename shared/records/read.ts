import type { AccountScope, Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import type { ResourceName } from '#shared/families.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { withoutWaiting } from '#shared/table/context.ts';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';
import { findRow, findRows, queryRows, type ReadOptions } from '#shared/table/read.ts';
import { partition, type Row, rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';
import { hasRef } from './find-by-ref.ts';
import { LostRace } from './outcomes.ts';
import { upgradeRow } from './rewrite.ts';
import { fromRow } from './row.ts';

declare const current: unique symbol;

/**
 * A record read for a write, which every write starts from. Only the functions below return
 * one, so that no write bypasses `If-Match`.
 */
export type Current<R extends BaseRecord> = R & { readonly [current]: true };

/**
 * The live record of an id, read consistently.
 * @throws ApiError `not_found`
 */
export async function getRecord<R extends BaseRecord>(
  call: AccountScope,
  resource: Resource<R>,
  id: number,
): Promise<R> {
  return fromRow(resource, await getRow(call, resource, id));
}

/** @throws ApiError `not_found` */
async function getRow<R extends BaseRecord>(
  { caller: { accountId } }: AccountScope,
  resource: Resource<R>,
  id: number,
): Promise<Row> {
  const row = await findRow(rowKey.record(accountId, resource.name, id), { consistent: true });
  if (!row) throw new ApiError('not_found');
  return row;
}

/**
 * Reads the record that a call is about, for a write.
 * @throws ApiError `not_found`, or `version_mismatch` for a version that `If-Match` does not name.
 */
export async function readForWrite<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  id: number,
): Promise<Current<R>> {
  const row = await upgradeRow(resource, await getRow(call, resource, id));
  return matching(call, resource, fromRow(resource, row));
}

/**
 * Reads a record to restore it, and tells whether it is live.
 * @throws as `readForWrite`
 */
export async function readForRestore<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  id: number,
): Promise<{ before: Current<R>; isLive: boolean }> {
  const stored = await findInAnyState(call, resource.name, id);
  if (!stored || stored.entity === 'purged') throw new ApiError('not_found');
  const row = await upgradeRow(resource, stored);
  const before = matching(call, resource, fromRow(resource, row));
  return { before, isLive: row.entity === resource.name };
}

/** The row of a record, live, deleted or purged; undefined where there never was one. */
export async function findInAnyState(
  { caller: { accountId } }: AccountScope,
  resource: ResourceName,
  id: number,
  attributes?: readonly string[],
): Promise<Row | undefined> {
  const live = rowKey.record(accountId, resource, id);
  const keys = [live, rowKey.deleted(accountId, resource, id)];
  const rows = await findRows(keys, { consistent: true, ...(attributes && { attributes }) });
  // A restoration between two reads of one batch may show both.
  return rows.find(({ pk }) => pk === live.pk) ?? rows[0];
}

/**
 * @throws ApiError `version_mismatch` for a version that `If-Match` does not name; LostRace if the record lost the
 * reference by which the call found it
 */
function matching<R extends BaseRecord>(call: Call, resource: Resource<R>, record: R): Current<R> {
  if (call.ref !== undefined && !hasRef(resource, record, call.ref)) throw new LostRace();
  if (!call.ifMatch || call.ifMatch.has(record.version)) return asCurrent(record);
  const { version, updated_at, updated_by } = record;
  const message = `The record has version ${version}, which does not match If-Match.`;
  throw new ApiError('version_mismatch', {
    message,
    fields: { version: [{ code: 'version_mismatch', message, version, updated_at, updated_by }] },
  });
}

/** Reads other live records for a write, in the order of their ids. `If-Match` does not apply. */
export async function readLinked<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  ids: readonly number[],
): Promise<Current<R>[]> {
  const rows = await findRowsOf(call, resource.name, ids, { consistent: true });
  const current = await mapInParallel(rows, (row) => upgradeRow(resource, row));
  return sortByIds(call, resource, ids, current).map(asCurrent);
}

function asCurrent<R extends BaseRecord>(record: R): Current<R> {
  // The brand exists only in the type.
  return record as Current<R>;
}

/** The live records among these ids, in the order of the ids. */
export async function findRecords<R extends BaseRecord>(
  call: AccountScope,
  resource: Resource<R>,
  ids: readonly number[],
  options: { consistent?: boolean } = {},
): Promise<R[]> {
  return sortByIds(call, resource, ids, await findRowsOf(call, resource.name, ids, options));
}

/** The rows of the live records among these ids, in no order. */
export function findRowsOf(
  { caller: { accountId } }: AccountScope,
  resource: ResourceName,
  ids: Iterable<number>,
  options: ReadOptions,
): Promise<Row[]> {
  const keys = Array.from(ids, (id) => rowKey.record(accountId, resource, id));
  return findRows(keys, options);
}

function sortByIds<R extends BaseRecord>(
  { caller: { accountId } }: AccountScope,
  resource: Resource<R>,
  ids: readonly number[],
  rows: readonly Row[],
): R[] {
  const records = new Map(rows.map((row) => [row.sk, fromRow(resource, row)]));
  return ids.flatMap((id) => records.get(rowKey.record(accountId, resource.name, id).sk) ?? []);
}

/** All live records of a kind of which an account has few, by id. */
export async function readAll<R extends BaseRecord>(
  { caller: { accountId } }: AccountScope,
  resource: Resource<R>,
): Promise<R[]> {
  const pk = partition.records(accountId, resource.name);
  return (await queryRows({ pk, consistent: true })).map((row) => fromRow(resource, row));
}

/**
 * Allocates consecutive ids of a resource in an account, and returns the last. None is given again. A call that is
 * refused meanwhile leaves a gap, as one does that fails (decision 6).
 */
export async function nextId(
  { caller: { accountId } }: AccountScope,
  resource: ResourceName | 'file',
  count = 1,
): Promise<number> {
  const key = rowKey.sequence(accountId, resource);
  const row = await withoutWaiting(() => updateRow({ kind: 'update', key, add: { last: count } }));
  return Number(row.last);
}
