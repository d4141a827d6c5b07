import type { AccountScope, Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { Resource } from '#shared/resources/resource.ts';
import {
  absent,
  allOf,
  atVersion,
  ofEntity,
  type RowCondition,
  type RowWrite,
} from '#shared/table/actions.ts';
import { assertSize } from '#shared/table/row-size.ts';
import { rowKey } from '#shared/table/rows.ts';
import { uniqueValueWrites } from './claims.ts';
import { type EntryDetails, entryOf } from './history.ts';
import { deletedChange, liveChanges } from './live-ids.ts';
import type { Current } from './read.ts';
import { rowChanges, toRow } from './row.ts';
import { type TermChange, termChanges } from './terms.ts';
import { joinWrites, type Transaction } from './transaction.ts';

/**
 * The writes of a new record: its row, unique values, terms, counts and history, with the remarks of the
 * call.
 */
export function insertion<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  record: R,
  remarks: string | null = null,
): Transaction {
  const entry = entryOf(call, resource, undefined, record, { action: 'create', remarks });
  const terms = termChanges(call, resource, undefined, record);
  return liveRecordWrites(call, resource, record, entry, terms);
}

/** The writes that make a record live, with its own history entry and terms. `before` is a deleted record. */
function liveRecordWrites<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  record: R,
  entry: RowWrite,
  terms: TermChange[],
  before?: R,
): Transaction {
  const { accountId } = call.caller;
  const key = rowKey.record(accountId, resource.name, record.id);
  const row = toRow(resource, key, record);
  assertSize(row, Object.keys(row), before && toRow<R>(resource, key, before));
  const claims = uniqueValueWrites(call, resource, undefined, record);
  return {
    writes: [{ kind: 'put', row, condition: absent }, ...claims, entry],
    counters: liveChanges(call, resource, undefined, record),
    terms,
  };
}

/**
 * The writes of a record's next version and its history, if the record has not changed since it was
 * read.
 */
export function change<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  before: Current<R>,
  after: R,
  entry: EntryDetails = { action: 'update' },
): Transaction {
  const { accountId } = call.caller;
  const key = rowKey.record(accountId, resource.name, before.id);
  const row = toRow(resource, key, after);
  const rowBefore = toRow<R>(resource, key, before);
  const changes = rowChanges(rowBefore, row);
  const bytes = assertSize(row, Object.keys(changes.set), rowBefore);
  return {
    writes: [
      { kind: 'update', key, ...changes, bytes, condition: atVersion(before.version) },
      ...uniqueValueWrites<R>(call, resource, before, after),
      entryOf<R>(call, resource, before, after, entry),
    ],
    counters: liveChanges<R>(call, resource, before, after),
    terms: termChanges<R>(call, resource, before, after),
  };
}

/**
 * The writes that restore a deleted record, if it has not changed since it was read and the conditions hold: those
 * of a new record, with the history continued.
 */
export function restoration<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  before: Current<R>,
  record: R,
  conditions: readonly RowCondition[],
): Transaction {
  const { id, version } = before;
  const key = rowKey.deleted(call.caller.accountId, resource.name, id);
  const condition = allOf(atVersion(version), ofEntity(key.entity), ...conditions);
  const entry = entryOf<R>(call, resource, before, record, { action: 'restore' });
  const terms = termChanges<R>(call, resource, before, record, true);
  return joinWrites(liveRecordWrites(call, resource, record, entry, terms, before), {
    writes: [{ kind: 'delete', key, condition }],
    counters: [deletedChange(call, resource.name, id, -1)],
  });
}

/** The check that a live record has not changed since it was read. */
export function unchangedCheck<R extends BaseRecord>(
  { caller: { accountId } }: AccountScope,
  { name }: Resource<R>,
  { id, version }: R,
): RowWrite {
  return { kind: 'check', key: rowKey.record(accountId, name, id), condition: atVersion(version) };
}
