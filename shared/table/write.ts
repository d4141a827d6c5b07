import { randomUUID } from 'node:crypto';
import {
  type ConditionalCheckFailedException,
  DeleteItemCommand,
  PutItemCommand,
  type TransactWriteItem,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { tableName } from '#shared/config.ts';
import { expressionsOf, type RowCondition, type RowUpdate, type RowWrite } from './actions.ts';
import { attributesOf, keyAttributes, rowOf } from './attributes.ts';
import { client } from './client.ts';
import { cancellationReasons, withRetry } from './retry.ts';
import type { Row, RowKey } from './rows.ts';

/**
 * Updates one row, and returns it.
 * @throws ConditionFailed with the existing row
 */
export async function updateRow(action: RowUpdate): Promise<Row> {
  const input = {
    TableName: tableName(),
    ...updateInput(action),
    ReturnValues: 'ALL_NEW',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  } as const;
  const answer = await sendConditional(() => client().send(new UpdateItemCommand(input)));
  return rowOf(answer.Attributes ?? {});
}

/** @throws ConditionFailed with the existing row, where the write asks for it */
async function sendConditional<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await withRetry(send);
  } catch (error) {
    throw conditionFailure(error) ?? error;
  }
}

/** Updates one row where the condition holds; the row as it then is, or as it was where it does not. */
export async function tryUpdate(
  action: RowUpdate,
): Promise<{ isDone: true; row: Row } | { isDone: false; row: Row | undefined }> {
  try {
    return { isDone: true, row: await updateRow(action) };
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return { isDone: false, row: error.row };
  }
}

/** Updates one row where the condition holds, and returns it; undefined where it does not. */
export async function updateRowIf(action: RowUpdate): Promise<Row | undefined> {
  const { isDone, row } = await tryUpdate(action);
  return isDone ? row : undefined;
}

/**
 * Deletes one row.
 * @throws ConditionFailed where the condition fails
 */
export async function deleteRow(key: RowKey, condition?: RowCondition): Promise<void> {
  const when = condition ? conditionInput(condition) : {};
  const input = { TableName: tableName(), Key: keyAttributes(key), ...when };
  await sendConditional(() => client().send(new DeleteItemCommand(input)));
}

/** Writes one row where the condition holds. */
export async function putRowIf(row: Row, condition: RowCondition): Promise<void> {
  const input = { TableName: tableName(), Item: attributesOf(row), ...conditionInput(condition) };
  await whetherHeld(sendConditional(() => client().send(new PutItemCommand(input))));
}

/** Deletes one row where the condition holds. */
export async function deleteRowIf(key: RowKey, condition: RowCondition): Promise<void> {
  await whetherHeld(deleteRow(key, condition));
}

/** Whether the conditions of a write held. */
async function whetherHeld(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed || error instanceof ConditionsFailed) return false;
    throw error;
  }
}

/** A condition failed; `row` is the existing row, if any. */
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
  const { Item: item } = error as ConditionalCheckFailedException;
  return new ConditionFailed(item && rowOf(item), error);
}

/** Rows per transaction (AWS limit). */
export const transactionRows = 100;

/**
 * Writes all rows or none. Retries send the same token, so that the write happens once.
 * @throws ConditionsFailed; ApiError `unavailable` after too many conflicts
 */
export async function transact(actions: readonly RowWrite[]): Promise<void> {
  const input = { TransactItems: actions.map(transactItem), ClientRequestToken: randomUUID() };
  try {
    await withRetry(() => client().send(new TransactWriteItemsCommand(input)));
  } catch (error) {
    const reasons = cancellationReasons(error) ?? [];
    const failedIndexes = reasons.flatMap((reason, index) =>
      reason === 'ConditionalCheckFailed' ? [index] : [],
    );
    throw failedIndexes.length > 0 ? new ConditionsFailed(failedIndexes, error) : error;
  }
}

/** Writes all rows, or none where a condition does not hold. Returns whether it wrote them. */
export function transactIf(actions: readonly RowWrite[]): Promise<boolean> {
  return whetherHeld(transact(actions));
}

/** Conditions of a transaction failed; `failed` has the positions of their actions. */
export class ConditionsFailed extends Error {
  readonly failed: readonly number[];
  constructor(failedIndexes: readonly number[], cause: unknown) {
    super('Conditions of a transaction did not hold.', { cause });
    this.failed = failedIndexes;
  }
}

function transactItem(action: RowWrite): TransactWriteItem {
  const TableName = tableName();
  if (action.kind === 'update') return { Update: { TableName, ...updateInput(action) } };
  const condition = action.condition ? conditionInput(action.condition) : {};
  if (action.kind === 'put')
    return { Put: { TableName, Item: attributesOf(action.row), ...condition } };
  const Key = keyAttributes(action.key);
  if (action.kind === 'check') {
    return { ConditionCheck: { TableName, Key, ...conditionInput(action.condition) } };
  }
  return { Delete: { TableName, Key, ...condition } };
}

function updateInput(action: RowUpdate) {
  // The first increment creates a row of counts, which needs its entity.
  const set = action.add ? { ...action.set, entity: action.key.entity } : (action.set ?? {});
  const { update, condition, names, values } = expressionsOf({ ...action, set });
  return {
    Key: keyAttributes(action.key),
    UpdateExpression: update,
    ...(condition ? { ConditionExpression: condition } : {}),
    ...placeholders(names, values),
  };
}

function conditionInput(condition: RowCondition) {
  const { names, values } = expressionsOf({ condition });
  return { ConditionExpression: condition.expression, ...placeholders(names, values) };
}

/** DynamoDB refuses an empty list of values. */
function placeholders(names: Record<string, string>, values: Record<string, unknown>) {
  return {
    ExpressionAttributeNames: names,
    ...(Object.keys(values).length > 0 ? { ExpressionAttributeValues: attributesOf(values) } : {}),
  };
}
