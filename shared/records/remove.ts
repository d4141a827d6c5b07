import type { Answer, Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { Content, Resource } from '#shared/resources/resource.ts';
import type { RowCondition } from '#shared/table/actions.ts';
import { commit } from './commit.ts';
import type { Current } from './read.ts';
import { joinWrites, type Transaction } from './transaction.ts';
import { removal } from './writes.ts';

interface RemoveHooks<R extends BaseRecord> {
  /** Fields that do not outlive the record. */
  changes?: Partial<Content<R>>;
  /** Further conditions on the row. */
  conditions?: readonly RowCondition[];
  /** Further writes of the same transaction. */
  also?: Partial<Transaction>;
}

/** Deletes a record if the conditions hold, together with further writes. */
export function removeRecord<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  record: Current<R>,
  { changes = {}, conditions = [], also = {} }: RemoveHooks<NoInfer<R>> = {},
): Promise<Answer<undefined>> {
  const hidden = removal(call, resource, record, conditions, changes);
  return commit(call, joinWrites(hidden, also), { data: undefined });
}
