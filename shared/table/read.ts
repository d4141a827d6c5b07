import { BatchGetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { batchesOf } from '#shared/batches.ts';
import { tableName } from '#shared/config.ts';
import { type Attributes, keyAttributes } from './attributes.ts';
import { client } from './client.ts';
import { type IndexName, indexAttributes } from './indexes.ts';
import type { KeyRange } from './key-range.ts';
import { mapInParallel } from './map-in-parallel.ts';
import { rowsIn } from './parse-answer.ts';
import { isEmptyRange, rangeExpression } from './range.ts';
import { pauseBefore, withRetry } from './retry.ts';
import { type Row, type RowKey, rowIdentity } from './rows.ts';

/** Rows per BatchGetItem (AWS limit). */
export const batchRows = 100;
/** A query's `Limit` is a 32-bit number; a page ends at 1 MB long before (AWS limits). */
const largestLimit = 2_147_483_647;

export interface ReadOptions {
  /** Sees every acknowledged write; costs twice as much. */
  consistent?: boolean;
  attributes?: readonly string[];
}

/** The existing rows of some keys, in no order. Keys may repeat. */
export async function findRows(keys: readonly RowKey[], options: ReadOptions = {}): Promise<Row[]> {
  const distinct = [...new Map(keys.map((key) => [rowIdentity(key), keyAttributes(key)])).values()];
  const batches = batchesOf(distinct, batchRows);
  return (await mapInParallel(batches, (batch) => getBatch(batch, options))).flat();
}

/** Reads the rows of some keys; which row a key has, if any. */
export async function findRowsByKey(
  keys: readonly RowKey[],
  options: ReadOptions,
): Promise<(key: RowKey) => Row | undefined> {
  const rows = await findRows(keys, options);
  const rowByKey = new Map(rows.map((row) => [rowIdentity(row), row]));
  return (key) => rowByKey.get(rowIdentity(key));
}

async function getBatch(
  keys: Attributes[],
  { consistent = false, attributes }: ReadOptions,
): Promise<Row[]> {
  const table = tableName();
  const projection = attributes && projectionOf(['pk', 'sk', ...attributes]);
  const rows: Row[] = [];
  let rest = keys;
  for (let attempt = 0; rest.length > 0; attempt += 1) {
    await pauseBefore(attempt);
    const request = { Keys: rest, ConsistentRead: consistent, ...projection };
    const input = { RequestItems: { [table]: request } };
    const answer = await withRetry(() => client().send(new BatchGetItemCommand(input)));
    rows.push(...rowsIn(answer));
    rest = answer.UnprocessedKeys?.[table]?.Keys ?? [];
  }
  return rows;
}

/** Limits a read to some attributes, whose names may be reserved words of DynamoDB. */
export function projectionOf(attributes: readonly string[]) {
  return {
    ProjectionExpression: attributes.map((name) => `#${name}`).join(', '),
    ExpressionAttributeNames: Object.fromEntries(attributes.map((name) => [`#${name}`, name])),
  };
}

export async function findRow(key: RowKey, options: ReadOptions = {}): Promise<Row | undefined> {
  const [row] = await findRows([key], options);
  return row;
}

export interface RowQuery {
  pk: string;
  index?: IndexName;
  range?: KeyRange;
  descending?: boolean;
  /** The most rows in total; all if absent. */
  limit?: number;
  /** The most rows per call; up to 1 MB if absent. */
  pageSize?: number;
  /** The factor by which `pageSize` grows with each call. */
  growth?: number;
  consistent?: boolean;
  /** The attributes that are read; all if absent. */
  attributes?: readonly string[];
}

/** The rows of one partition in the order of the sort key, over as many calls as needed. */
export async function queryRows(query: RowQuery): Promise<Row[]> {
  return (await Array.fromAsync(queryPages(query), ({ rows }) => rows)).flat();
}

/** As `queryRows`, one call at a time. */
export async function* queryPages(
  query: RowQuery,
): AsyncGenerator<{ rows: Row[]; isLast: boolean }> {
  for await (const { answer, isLast } of answersTo(query)) {
    yield { rows: rowsIn(answer), isLast };
  }
}

/** The responses to the calls of a query, as many as it takes. */
async function* answersTo(query: RowQuery, select: { Select?: 'COUNT' } = {}) {
  if (isEmptyRange(query.range)) {
    yield { answer: { Items: [], Count: 0 }, isLast: true };
    return;
  }
  let remaining = query.limit ?? Number.POSITIVE_INFINITY;
  let start: Attributes | undefined;
  let pageSize = query.pageSize ?? Number.POSITIVE_INFINITY;
  do {
    const max = Math.min(remaining, pageSize);
    pageSize *= query.growth ?? 1;
    const input = {
      ...queryInput(query),
      ...select,
      ...(max <= largestLimit ? { Limit: max } : {}),
      ExclusiveStartKey: start,
    };
    const answer = await withRetry(() => client().send(new QueryCommand(input)));
    remaining -= answer.Count ?? 0;
    start = answer.LastEvaluatedKey;
    yield { answer, isLast: !start || remaining <= 0 };
  } while (start && remaining > 0);
}

type KeyQuery = RowQuery & { index: IndexName };

/** The sort keys of an index in their order: a part of what its rows take to read. */
export async function queryKeys(query: KeyQuery): Promise<string[]> {
  return (await Array.fromAsync(keyPages(query), ({ keys }) => keys)).flat();
}

/** As `queryKeys`, one call at a time. */
export async function* keyPages(
  query: KeyQuery,
): AsyncGenerator<{ keys: string[]; isLast: boolean }> {
  const attribute = indexAttributes[query.index];
  for await (const { rows, isLast } of queryPages({ ...query, attributes: [attribute] })) {
    yield { keys: rows.map((row) => String(row[attribute])), isLast };
  }
}

export async function countRows(query: RowQuery): Promise<number> {
  const counts = await Array.fromAsync(countPages(query), ({ count }) => count);
  return counts.reduce((sum, count) => sum + count, 0);
}

/** How many rows of one partition a query finds, page by page. */
export async function* countPages(
  query: RowQuery,
): AsyncGenerator<{ count: number; isLast: boolean }> {
  for await (const { answer, isLast } of answersTo(query, { Select: 'COUNT' })) {
    yield { count: answer.Count ?? 0, isLast };
  }
}

function queryInput(query: RowQuery) {
  const { pk, index, range = {}, descending = false, consistent = false, attributes } = query;
  const [expression, values] = rangeExpression(range);
  const projection = attributes && projectionOf(attributes);
  return {
    TableName: tableName(),
    ...projection,
    KeyConditionExpression: `#pk = :pk${expression}`,
    ExpressionAttributeNames: {
      ...projection?.ExpressionAttributeNames,
      '#pk': 'pk',
      ...(expression ? { '#sort': index ? indexAttributes[index] : 'sk' } : {}),
    },
    ExpressionAttributeValues: { ':pk': { S: pk }, ...values },
    ScanIndexForward: !descending,
    ...(index ? { IndexName: index } : { ConsistentRead: consistent }),
  };
}
