import type { Answer, Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { Resource } from '#shared/resources/resource.ts';
import type { RowCondition } from '#shared/table/actions.ts';
import { commit } from './commit.ts';
import type { Current } from './read.ts';
import { joinWrites, type Transaction } from './transaction.ts';
import { removal } from './writes.ts';

interface RemoveHooks {
  /** What else has to hold of the row when it goes. */
  conditions?: readonly RowCondition[];
  /** What the same transaction does beside. */
  also?: Partial<Transaction>;
}

/** Hides a record, with what has to hold of it besides, and what goes with it. */
export function removeRecord<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  record: Current<R>,
  { conditions = [], also = {} }: RemoveHooks = {},
): Promise<Answer<undefined>> {
  const hidden = removal(call, resource, record, conditions);
  return commit(call, joinWrites(hidden, also), { data: undefined });
}
