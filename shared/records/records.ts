import { isDeepStrictEqual } from 'node:util';
import type { Author, Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import type { BaseRecord, Content, Resource, ResourceName } from '#shared/resources/resource.ts';
import { type Action, absent, allOf, hasVersion } from '#shared/table/actions.ts';
import { getRow, getRows } from '#shared/table/read.ts';
import { judgeSize } from '#shared/table/row-size.ts';
import { rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';
import { claimActions } from './claims.ts';
import { changesOf, type Occasion, recordEntry } from './history.ts';
import { fromRow, rowChanges, toRow } from './row.ts';
import { joinPlans, type Plan } from './transaction.ts';
import { wordChange } from './words.ts';

/** The live record of an id, read consistently. Throws `not_found`. */
export async function getRecord<R extends BaseRecord>(
  caller: Author,
  resource: Resource<R>,
  id: number,
): Promise<R> {
  const row = await getRow(rowKey.record(caller.accountId, resource.name, id), {
    consistent: true,
  });
  if (!row) throw new ApiError('not_found');
  return fromRow(resource, row);
}

/** The live records of these ids that exist, in the order of the ids. */
export async function findRecords<R extends BaseRecord>(
  accountId: number,
  resource: Resource<R>,
  ids: readonly number[],
  options: { consistent?: boolean } = {},
): Promise<R[]> {
  const rows = await getRows(
    ids.map((id) => rowKey.record(accountId, resource.name, id)),
    options,
  );
  const records = new Map(rows.map((row) => [row.sk, fromRow(resource, row)]));
  return ids.flatMap((id) => records.get(rowKey.record(accountId, resource.name, id).sk) ?? []);
}

/** The next id of a resource in an account. An id that is not used afterwards stays unused. */
export async function nextId(accountId: number, resource: ResourceName): Promise<number> {
  const row = await updateRow({
    kind: 'update',
    key: rowKey.sequence(accountId, resource),
    add: { last: 1 },
  });
  return Number(row.last);
}

/** A first version of a record, by the caller, now. */
export function newRecord<R extends BaseRecord>(
  call: Call,
  _resource: Resource<R>,
  id: number,
  content: Content<R>,
): R {
  const by = call.caller.actor;
  const stamp = { created_at: call.now, created_by: by, updated_at: call.now, updated_by: by };
  // A record is its content and its base; the compiler cannot see that of a type parameter.
  return { id, ...content, version: 1, ...stamp } as unknown as R;
}

/** The next version of a record, by the caller, now. */
export function nextVersion<R extends BaseRecord>(
  call: Call,
  record: R,
  changes: Partial<Content<R>>,
): R {
  return {
    ...record,
    ...changes,
    version: record.version + 1,
    updated_at: call.now,
    updated_by: call.caller.actor,
  };
}

/** The fields of a PATCH body that were sent. */
export function sentChanges<T extends object>(
  body: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

/** Whether changes leave a record as it is. */
export function isUnchanged<R extends BaseRecord>(
  record: R,
  changes: Partial<Content<R>>,
): boolean {
  return isDeepStrictEqual({ ...record, ...changes }, record);
}

/** Refuses a record whose version is none that `If-Match` allows (`version_mismatch`). */
export function matchVersion(call: Call, record: BaseRecord): void {
  if (!call.ifMatch || call.ifMatch.has(record.version)) return;
  throw new ApiError('version_mismatch', {
    message: `The record has version ${record.version}, which If-Match does not name.`,
  });
}

/** Writes a new record with its values, words, count and history. */
export function insertion<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  record: R,
): Plan {
  const { accountId } = call.caller;
  const row = toRow(resource, rowKey.record(accountId, resource.name, record.id), record);
  judgeSize(row);
  return joinPlans({
    actions: [
      { kind: 'put', row, condition: absent },
      ...claimActions(accountId, resource, undefined, record),
    ],
    counters: [
      { key: rowKey.count(accountId, resource.name, record.id), attribute: 'live', delta: 1 },
    ],
    words: wordChange(accountId, resource, undefined, record),
  });
}

/** Writes the next version of a record, if it is still the one that `before` was read as. */
export function change<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  before: R,
  after: R,
): Plan {
  const { accountId } = call.caller;
  const key = rowKey.record(accountId, resource.name, before.id);
  const row = toRow(resource, key, after);
  judgeSize(row);
  const changes = rowChanges(toRow(resource, key, before), row);
  return joinPlans({
    actions: [
      { kind: 'update', key, ...changes, condition: hasVersion(before.version) },
      ...claimActions(accountId, resource, before, after),
    ],
    words: wordChange(accountId, resource, before, after),
  });
}

/** Hides a record: it moves out of sight, and its values become free. `unless` guards its counts. */
export function removal<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  record: R,
  unless: Parameters<typeof allOf> = [],
): Plan {
  const { accountId, actor } = call.caller;
  const hidden = toRow(resource, rowKey.deleted(accountId, resource.name, record.id), {
    ...record,
    updated_at: call.now,
    updated_by: actor,
  });
  return joinPlans({
    actions: [
      {
        kind: 'delete',
        key: rowKey.record(accountId, resource.name, record.id),
        condition: allOf(hasVersion(record.version), ...unless),
      },
      { kind: 'put', row: { ...hidden, deleted_at: call.now } },
      ...claimActions(accountId, resource, record, undefined),
    ],
    counters: [
      { key: rowKey.count(accountId, resource.name, record.id), attribute: 'live', delta: -1 },
    ],
    words: wordChange(accountId, resource, record, undefined),
  });
}

/** The entry that the history of a record gets for a write; items have theirs in `item-entry.ts`. */
export function historyOf<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  action: Occasion['action'],
  before: R | undefined,
  after: R | undefined,
  remarks: string | null = null,
): Action {
  const record = after ?? before;
  const occasion = { action, resource: resource.name, resourceId: record?.id ?? 0, remarks };
  return recordEntry(call, occasion, after ? changesOf(resource, before, after) : []);
}
