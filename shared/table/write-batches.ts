import {
  BatchWriteItemCommand,
  TransactWriteItemsCommand,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import { tableName, writesWholeBatches } from '#shared/config.ts';
import { attributesOf, keyAttributes } from './attributes.ts';
import { client } from './client.ts';
import { mapInParallel } from './map-in-parallel.ts';
import { pauseBefore, withRetry } from './retry.ts';
import type { Row, RowKey } from './rows.ts';

/** Rows per BatchWriteItem (AWS limit). */
const batchWriteRows = 25;

/** Writes rows in batches, in any order, replacing existing ones. Not atomic. */
export async function putRows(rows: readonly Row[]): Promise<void> {
  await writeBatches(rows.map((row) => ({ PutRequest: { Item: attributesOf(row) } })));
}

/** Deletes rows in batches, in any order. Not atomic. */
export async function deleteRows(rows: readonly RowKey[]): Promise<void> {
  await writeBatches(rows.map((key) => ({ DeleteRequest: { Key: keyAttributes(key) } })));
}

async function writeBatches(requests: readonly WriteRequest[]): Promise<void> {
  const batches = [];
  for (let start = 0; start < requests.length; start += batchWriteRows) {
    batches.push(requests.slice(start, start + batchWriteRows));
  }
  await mapInParallel(batches, writeBatch);
}

async function writeBatch(requests: WriteRequest[]): Promise<void> {
  const table = tableName();
  if (writesWholeBatches() && (await isWrittenWhole(table, requests))) return;
  let rest = requests;
  for (let attempt = 0; rest.length > 0; attempt += 1) {
    await pauseBefore(attempt);
    const input = { RequestItems: { [table]: rest } };
    const answer = await withRetry(() => client().send(new BatchWriteItemCommand(input)));
    rest = answer.UnprocessedItems?.[table] ?? [];
  }
}

/** Writes a batch as one transaction; false where that would be too large. */
async function isWrittenWhole(TableName: string, requests: WriteRequest[]): Promise<boolean> {
  const TransactItems = requests.map(({ PutRequest, DeleteRequest }) => ({
    ...(PutRequest ? { Put: { TableName, Item: PutRequest.Item } } : {}),
    ...(DeleteRequest ? { Delete: { TableName, Key: DeleteRequest.Key } } : {}),
  }));
  try {
    await withRetry(() => client().send(new TransactWriteItemsCommand({ TransactItems })));
    return true;
  } catch (error) {
    // A transaction holds 4 MB (AWS limit), and a batch 16.
    if (error instanceof Error && error.name === 'ValidationException') return false;
    throw error;
  }
}
