import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { Row } from './rows.ts';

/** A row before and after a write, from the table's stream; absent where it did not exist. */
export interface RowChange {
  before: Row | undefined;
  after: Row | undefined;
}

export function rowChangeOf({ dynamodb = {} }: DynamoDBRecord): RowChange {
  return { before: rowOf(dynamodb.OldImage), after: rowOf(dynamodb.NewImage) };
}

function rowOf(image: NonNullable<DynamoDBRecord['dynamodb']>['NewImage']): Row | undefined {
  // Lambda's and the SDK's types differ for the same attributes.
  return image && (unmarshall(image as Record<string, AttributeValue>) as Row);
}
