import type { Capacity, ConsumedCapacity } from '@aws-sdk/client-dynamodb';
import { keyConditionOf } from './key-condition.ts';
import { rowsOf } from './rows.ts';
import type { TableSchema } from './schema.ts';
import type { Reply, StoreCall } from './wire.ts';

/** What one row of a call asks of one partition, of the table or of an index. */
export interface Demand {
  /** The place of the row in the call. */
  place: number;
  kind: 'read' | 'write';
  /** `undefined` is the table. */
  index: string | undefined;
  partition: string;
}

/** All that a call asks of the partitions. A row is written to the indexes that it may stand in. */
export function demandsOf(call: StoreCall, schema: TableSchema): Demand[] {
  if (call.operation === 'Query') {
    const { partition } = keyConditionOf(call.input, schema);
    return [{ place: 0, kind: 'read', index: call.input.IndexName, partition }];
  }
  const kind = isRead(call) ? 'read' : 'write';
  return rowsOf(call, schema).flatMap(({ partition, attributes }, place) => {
    const table = { place, kind, index: undefined, partition } as const;
    if (kind === 'read') return [table];
    const indexes = [...schema.indexes].filter(([, { sort }]) => attributes?.has(sort) ?? true);
    return [table, ...indexes.map(([index]) => ({ ...table, index }))];
  });
}

const isRead = ({ operation }: StoreCall) =>
  operation === 'GetItem' || operation === 'BatchGetItem' || operation === 'Query';

/** How many units the store says that a call took, of the table and of each index. */
export function unitsTaken({ body }: Reply): Map<string | undefined, number> {
  const told = body.ConsumedCapacity as ConsumedCapacity | ConsumedCapacity[] | undefined;
  const units = new Map<string | undefined, number>();
  const add = (index: string | undefined, capacity: Capacity | undefined) =>
    units.set(index, (units.get(index) ?? 0) + (capacity?.CapacityUnits ?? 0));
  for (const one of told === undefined ? [] : [told].flat()) {
    add(undefined, one.Table);
    for (const [index, capacity] of Object.entries(one.GlobalSecondaryIndexes ?? {})) {
      add(index, capacity);
    }
  }
  return units;
}
