import type { DynamoDBRecord } from 'aws-lambda';
import { type Attributes, rowOf } from './attributes.ts';
import type { Row } from './rows.ts';

/** A row before and after a write, from the table's stream; absent where it did not exist. */
export interface RowChange {
  before: Row | undefined;
  after: Row | undefined;
  /** When it was written: the same, however often the stream shows it. */
  at?: number | undefined;
}

export function rowChangeOf({ dynamodb = {} }: DynamoDBRecord): RowChange {
  const { OldImage, NewImage, ApproximateCreationDateTime: time } = dynamodb;
  return { before: rowOfImage(OldImage), after: rowOfImage(NewImage), at: timeOf(time) };
}

/** Lambda says it in seconds since 1970; a record that was read by the AWS CLI has a text. */
function timeOf(time: unknown): number | undefined {
  if (typeof time === 'number') return time * 1000;
  return typeof time === 'string' ? Date.parse(time) : undefined;
}

function rowOfImage(image: NonNullable<DynamoDBRecord['dynamodb']>['NewImage']): Row | undefined {
  // Lambda's and the SDK's types differ for the same attributes.
  return image && rowOf(image as Attributes);
}
