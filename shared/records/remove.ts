import type { Answer, Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { Content, Resource } from '#shared/resources/resource.ts';
import { allOf, atVersion, type RowCondition } from '#shared/table/actions.ts';
import { rowKey } from '#shared/table/rows.ts';
import { uniqueValueWrites } from './claims.ts';
import { commit } from './commit.ts';
import { entryOf } from './history.ts';
import { deletedChange, liveChanges } from './live-ids.ts';
import type { Current } from './read.ts';
import { toDeletedRow } from './row.ts';
import { termChanges } from './terms.ts';
import { joinWrites, type Transaction } from './transaction.ts';
import { nextVersion } from './versions.ts';

interface RemoveHooks<R extends BaseRecord> {
  /** Fields that do not outlive the record. */
  changes?: Partial<Content<R>>;
  conditions?: readonly RowCondition[];
  /** Further writes of the same transaction. */
  extraWrites?: Partial<Transaction>;
}

/** Deletes a record if the conditions hold, with further writes, and releases its unique values. */
export function removeRecord<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  record: Current<R>,
  { changes = {}, conditions = [], extraWrites = {} }: RemoveHooks<NoInfer<R>>,
): Promise<Answer<undefined>> {
  const { accountId } = call.caller;
  const { id, version } = record;
  const hidden = nextVersion<R>(call, record, changes);
  const key = rowKey.record(accountId, resource.name, id);
  const deletedKey = rowKey.deleted(accountId, resource.name, id);
  const own: Transaction = {
    writes: [
      { kind: 'delete', key, condition: allOf(atVersion(version), ...conditions) },
      { kind: 'put', row: toDeletedRow<R>(resource, deletedKey, hidden) },
      ...uniqueValueWrites<R>(call, resource, record, undefined),
      entryOf(call, resource, hidden, hidden, { action: 'delete' }),
    ],
    counters: [
      ...liveChanges<R>(call, resource, record, undefined),
      deletedChange(call, resource.name, id, 1),
    ],
    // Only the terms of fields that the deletion clears; a background task removes the others.
    terms: termChanges<R>(call, resource, record, hidden),
  };
  return commit(call, joinWrites(own, extraWrites), { data: undefined });
}
