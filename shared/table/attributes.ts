import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { convertToNative } from '@aws-sdk/util-dynamodb';
import type { Row, RowKey } from './rows.ts';

/** The attributes of a row as DynamoDB has them, each with its type. */
export type Attributes = Record<string, AttributeValue>;

/**
 * The row of some attributes. It has no prototype, so that V8 looks its names up in a table: as an ordinary
 * object it would be of a new shape for each order in which a store happens to give its attributes.
 */
export function rowOf(attributes: Attributes): Row {
  const row: Record<string, unknown> = Object.create(null);
  for (const name of Object.keys(attributes)) {
    const value = attributes[name];
    // Most are texts, which need no conversion.
    if (value) row[name] = value.S ?? convertToNative(value);
  }
  // Every row of the table, and every projection of one that is read, has what its reader asks for.
  return row as Row;
}

export function keyAttributes({ pk, sk }: RowKey): Attributes {
  return { pk: { S: pk }, sk: { S: sk } };
}
