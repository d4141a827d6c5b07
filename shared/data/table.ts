import { type ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  QueryCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { tableName } from '../config.ts';
import { type IndexName, indexAttributes } from '../resources/index-keys.ts';
import { type Action, type Condition, expressionOf, type UpdateAction } from './action.ts';
import { pauseBefore } from './retry.ts';
import type { Key, Row } from './rows.ts';

/** BatchGetItem takes 100 keys a call, BatchWriteItem 25 (AWS limits). */
const batchGetKeys = 100;
const batchWriteRows = 25;

/** The client of this process. A call that hangs is tried again after three seconds. */
export const client = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    maxAttempts: 4,
    requestHandler: { connectionTimeout: 3000, requestTimeout: 3000 },
  }),
  { marshallOptions: { removeUndefinedValues: true } },
);

interface ReadOptions {
  /** Sees every write that was acknowledged before; costs twice as much. */
  consistent?: boolean;
  /** Only these attributes. */
  attributes?: readonly string[];
}

/** The rows of these keys that exist, in no order. Keys may repeat. */
export async function getRows(keys: readonly Key[], options: ReadOptions = {}): Promise<Row[]> {
  const distinct = [...new Map(keys.map((key) => [`${key.pk}\n${key.sk}`, key])).values()];
  const batches = [];
  for (let start = 0; start < distinct.length; start += batchGetKeys) {
    batches.push(getBatch(distinct.slice(start, start + batchGetKeys), options));
  }
  return (await Promise.all(batches)).flat();
}

async function getBatch(
  keys: Key[],
  { consistent = false, attributes }: ReadOptions,
): Promise<Row[]> {
  const table = tableName();
  const projection = attributes && projectionOf(['pk', 'sk', ...attributes]);
  const rows: Row[] = [];
  let rest: Key[] = keys;
  for (let attempt = 0; rest.length > 0; attempt += 1) {
    await pauseBefore(attempt);
    const answer = await client.send(
      new BatchGetCommand({
        RequestItems: { [table]: { Keys: rest, ConsistentRead: consistent, ...projection } },
      }),
    );
    rows.push(...((answer.Responses?.[table] ?? []) as Row[]));
    rest = (answer.UnprocessedKeys?.[table]?.Keys ?? []) as Key[];
  }
  return rows;
}

function projectionOf(attributes: readonly string[]) {
  return {
    ProjectionExpression: attributes.map((name) => `#${name}`).join(', '),
    ExpressionAttributeNames: Object.fromEntries(attributes.map((name) => [`#${name}`, name])),
  };
}

/** One row, or undefined. */
export async function getRow(key: Key, options: ReadOptions = {}): Promise<Row | undefined> {
  const [row] = await getRows([key], options);
  return row;
}

export interface RowQuery {
  pk: string;
  index?: IndexName;
  /** Bounds of the sort key: `from` inclusive, `after` and `before` exclusive. */
  range?: { from?: string; after?: string; before?: string; beginsWith?: string };
  descending?: boolean;
  /** At most so many rows; all of them where it is absent. */
  limit?: number;
  consistent?: boolean;
}

/** The rows of one partition, in the order of the sort key, over as many calls as it takes. */
export async function queryRows(query: RowQuery): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of queryPages(query)) rows.push(...page.rows);
  return rows;
}

/** The same rows, one call's answer at a time. */
export async function* queryPages(
  query: RowQuery,
): AsyncGenerator<{ rows: Row[]; isLast: boolean }> {
  let left = query.limit ?? Number.POSITIVE_INFINITY;
  let start: Record<string, unknown> | undefined;
  do {
    const answer = await client.send(
      new QueryCommand({
        ...queryInput(query),
        ...(Number.isFinite(left) ? { Limit: left } : {}),
        ExclusiveStartKey: start,
      }),
    );
    const rows = (answer.Items ?? []) as Row[];
    left -= rows.length;
    start = answer.LastEvaluatedKey;
    yield { rows, isLast: !start || left <= 0 };
  } while (start && left > 0);
}

/** How many rows a query would give. */
export async function countRows(query: RowQuery): Promise<number> {
  let count = 0;
  let start: Record<string, unknown> | undefined;
  do {
    const answer = await client.send(
      new QueryCommand({ ...queryInput(query), Select: 'COUNT', ExclusiveStartKey: start }),
    );
    count += answer.Count ?? 0;
    start = answer.LastEvaluatedKey;
  } while (start);
  return count;
}

function queryInput({ pk, index, range = {}, descending = false, consistent = false }: RowQuery) {
  const [expression, values] = rangeExpression(range);
  return {
    TableName: tableName(),
    KeyConditionExpression: `#pk = :pk${expression}`,
    ExpressionAttributeNames: {
      '#pk': 'pk',
      ...(expression ? { '#sort': index ? indexAttributes[index] : 'sk' } : {}),
    },
    ExpressionAttributeValues: { ':pk': pk, ...values },
    ScanIndexForward: !descending,
    ...(index ? { IndexName: index } : { ConsistentRead: consistent }),
  };
}

/** The greatest character: behind a prefix, it comes after all that begins with the prefix. */
const greatest = '\u{10ffff}';

/** DynamoDB takes one condition on the sort key, or BETWEEN, whose ends are inclusive. */
function rangeExpression(range: NonNullable<RowQuery['range']>): [string, Record<string, string>] {
  const { from, after, before, beginsWith } = range;
  // The local servers walk a whole partition for begins_with, but not for the same as a range.
  if (beginsWith !== undefined)
    return rangeExpression({ from: beginsWith, before: beginsWith + greatest });
  // U+0000 is the least character, so that the bound just above a key is the key with it behind.
  const low = after === undefined ? from : `${after}\u0000`;
  if (low !== undefined && before !== undefined) {
    return [' AND #sort BETWEEN :low AND :high', { ':low': low, ':high': before }];
  }
  if (low !== undefined) return [' AND #sort >= :low', { ':low': low }];
  if (before !== undefined) return [' AND #sort < :high', { ':high': before }];
  return ['', {}];
}

/** Updates one row. Its new state; throws `ConditionFailed` with the old one. */
export async function updateRow(action: UpdateAction): Promise<Row> {
  try {
    const answer = await client.send(
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
export async function deleteRow(key: Key, condition: Condition): Promise<void> {
  try {
    await client.send(
      new DeleteCommand({ TableName: tableName(), Key: key, ...conditionInput(condition) }),
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
export async function transact(actions: readonly Action[]): Promise<void> {
  await client.send(new TransactWriteCommand({ TransactItems: actions.map(transactItem) }));
}

/** Writes rows one by one, over whatever stood there, in any order. */
export async function putRows(rows: readonly Row[]): Promise<void> {
  const table = tableName();
  for (let start = 0; start < rows.length; start += batchWriteRows) {
    let rest = rows
      .slice(start, start + batchWriteRows)
      .map((row) => ({ PutRequest: { Item: row } }));
    for (let attempt = 0; rest.length > 0; attempt += 1) {
      await pauseBefore(attempt);
      const answer = await client.send(new BatchWriteCommand({ RequestItems: { [table]: rest } }));
      rest = (answer.UnprocessedItems?.[table] ?? []) as typeof rest;
    }
  }
}

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

function transactItem(action: Action): TransactItem {
  const TableName = tableName();
  if (action.kind === 'update') return { Update: { TableName, ...updateInput(action) } };
  const condition = action.condition ? conditionInput(action.condition) : {};
  if (action.kind === 'put') return { Put: { TableName, Item: action.row, ...condition } };
  if (action.kind === 'delete') return { Delete: { TableName, Key: action.key, ...condition } };
  return { ConditionCheck: { TableName, Key: action.key, ...conditionInput(action.condition) } };
}

function updateInput(action: UpdateAction) {
  const { update, condition, names, values } = expressionOf(action);
  return {
    Key: action.key,
    UpdateExpression: update,
    ...(condition ? { ConditionExpression: condition } : {}),
    ExpressionAttributeNames: names,
    ...(Object.keys(values).length > 0 ? { ExpressionAttributeValues: values } : {}),
  };
}

function conditionInput(condition: Condition) {
  const { names, values } = expressionOf({ condition });
  return {
    ConditionExpression: condition.expression,
    ExpressionAttributeNames: names,
    ...(Object.keys(values).length > 0 ? { ExpressionAttributeValues: values } : {}),
  };
}
