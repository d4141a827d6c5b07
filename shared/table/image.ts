import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { Row } from './rows.ts';

/** A row before and after a write, as the table's stream tells of it; absent where there was none. */
export interface RowChange {
  before: Row | undefined;
  after: Row | undefined;
}

export function rowChangeOf({ dynamodb = {} }: DynamoDBRecord): RowChange {
  return { before: rowOf(dynamodb.OldImage), after: rowOf(dynamodb.NewImage) };
}

function rowOf(image: NonNullable<DynamoDBRecord['dynamodb']>['NewImage']): Row | undefined {
  // The same attributes, which the types of Lambda and of the SDK write differently.
  return image && (unmarshall(image as Record<string, AttributeValue>) as Row);
}
