import type { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DeleteCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { tableName } from '#shared/config.ts';
import { expressionsOf, type RowCondition, type RowUpdate, type RowWrite } from './actions.ts';
import { client } from './client.ts';
import { pauseBefore } from './retry.ts';
import type { Row, RowKey } from './rows.ts';

/** BatchWriteItem takes 25 rows a call (AWS limit). */
const batchWriteRows = 25;

/** Updates one row. Its new state; throws `ConditionFailed` with the old one. */
export async function updateRow(action: RowUpdate): Promise<Row> {
  try {
    const answer = await client().send(
      new UpdateCommand({
        TableName: tableName(),
        ...updateInput(action),
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return answer.Attributes as Row;
  } catch (error) {
    throw conditionFailure(error) ?? error;
  }
}

/** Deletes one row where the condition holds. Throws `ConditionFailed` where it does not. */
export async function deleteRow({ pk, sk }: RowKey, condition: RowCondition): Promise<void> {
  try {
    await client().send(
      new DeleteCommand({ TableName: tableName(), Key: { pk, sk }, ...conditionInput(condition) }),
    );
  } catch (error) {
    throw conditionFailure(error) ?? error;
  }
}

/** A condition did not hold; `row` is what stood there, if anything. */
export class ConditionFailed extends Error {
  readonly row: Row | undefined;
  constructor(row: Row | undefined, cause: unknown) {
    super('The condition of a write did not hold.', { cause });
    this.row = row;
  }
}

function conditionFailure(error: unknown): ConditionFailed | undefined {
  if (!(error instanceof Error) || error.name !== 'ConditionalCheckFailedException')
    return undefined;
  // The document client turns answers into plain values, but not what errors carry.
  const { Item: item } = error as ConditionalCheckFailedException;
  return new ConditionFailed(item ? (unmarshall(item) as Row) : undefined, error);
}

/** Writes all or nothing. Throws the SDK's `TransactionCanceledException`. */
export async function transact(actions: readonly RowWrite[]): Promise<void> {
  await client().send(new TransactWriteCommand({ TransactItems: actions.map(transactItem) }));
}

/** Writes rows in batches, over whatever stood there, in any order. Not all of them, or none. */
export async function putRows(rows: readonly Row[]): Promise<void> {
  const table = tableName();
  for (let start = 0; start < rows.length; start += batchWriteRows) {
    let rest = rows
      .slice(start, start + batchWriteRows)
      .map((row) => ({ PutRequest: { Item: row } }));
    for (let attempt = 0; rest.length > 0; attempt += 1) {
      await pauseBefore(attempt);
      const answer = await client().send(
        new BatchWriteCommand({ RequestItems: { [table]: rest } }),
      );
      rest = (answer.UnprocessedItems?.[table] ?? []) as typeof rest;
    }
  }
}

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

function transactItem(action: RowWrite): TransactItem {
  const TableName = tableName();
  if (action.kind === 'update') return { Update: { TableName, ...updateInput(action) } };
  const condition = action.condition ? conditionInput(action.condition) : {};
  if (action.kind === 'put') return { Put: { TableName, Item: action.row, ...condition } };
  const { pk, sk } = action.key;
  return { Delete: { TableName, Key: { pk, sk }, ...condition } };
}

function updateInput(action: RowUpdate) {
  const { pk, sk, entity } = action.key;
  // A count begins with its first movement, and says what it is from then on.
  const set = action.add ? { ...action.set, entity } : (action.set ?? {});
  const { update, condition, names, values } = expressionsOf({ ...action, set });
  return {
    Key: { pk, sk },
    UpdateExpression: update,
    ...(condition ? { ConditionExpression: condition } : {}),
    ExpressionAttributeNames: names,
    ...(Object.keys(values).length > 0 ? { ExpressionAttributeValues: values } : {}),
  };
}

function conditionInput(condition: RowCondition) {
  const { names, values } = expressionsOf({ condition });
  return {
    ConditionExpression: condition.expression,
    ExpressionAttributeNames: names,
    ...(Object.keys(values).length > 0 ? { ExpressionAttributeValues: values } : {}),
  };
}
