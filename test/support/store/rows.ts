import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { TableSchema } from './schema.ts';
import type { StoreCall } from './wire.ts';

/** The attributes of a row, as they go over the wire. */
export type Image = Record<string, AttributeValue>;

/** A row that a call names. */
export interface NamedRow {
  key: Image;
  partition: string;
  name: string;
}

/** The rows that a call reads or writes by their keys, in its order; a query names none. */
export function rowsOf(call: StoreCall, schema: TableSchema): NamedRow[] {
  switch (call.operation) {
    case 'Query':
      return [];
    case 'GetItem':
    case 'UpdateItem':
    case 'DeleteItem':
      return [toNamedRow(call.input.Key, schema)];
    case 'PutItem':
      return [toNamedRow(call.input.Item, schema)];
    case 'BatchGetItem':
      return Object.values(call.input.RequestItems ?? {}).flatMap(({ Keys }) =>
        (Keys ?? []).map((key) => toNamedRow(key, schema)),
      );
    case 'BatchWriteItem':
      return Object.values(call.input.RequestItems ?? {})
        .flat()
        .map(({ PutRequest, DeleteRequest }) =>
          toNamedRow(PutRequest?.Item ?? DeleteRequest?.Key, schema),
        );
    case 'TransactWriteItems':
      return (call.input.TransactItems ?? []).map(({ Put, Update, Delete, ConditionCheck }) =>
        toNamedRow(Put?.Item ?? (Update ?? Delete ?? ConditionCheck)?.Key, schema),
      );
  }
}

/** A text that identifies a row. */
export function nameOf(item: Image | undefined, { partition, sort }: TableSchema): string {
  return `${item?.[partition]?.S}\n${item?.[sort]?.S}`;
}

function toNamedRow(item: Image | undefined, schema: TableSchema): NamedRow {
  const { partition, sort } = schema;
  const [of, at] = [item?.[partition], item?.[sort]];
  if (of?.S === undefined || at === undefined) throw new Error('A row without its key.');
  const key = { [partition]: of, [sort]: at };
  return { key, partition: of.S, name: nameOf(key, schema) };
}
