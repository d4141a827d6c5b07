import { BatchWriteItemCommand, type WriteRequest } from '@aws-sdk/client-dynamodb';
import { tableName } from '#shared/config.ts';
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
  let rest = requests;
  for (let attempt = 0; rest.length > 0; attempt += 1) {
    await pauseBefore(attempt);
    const input = { RequestItems: { [table]: rest } };
    const answer = await withRetry(() => client().send(new BatchWriteItemCommand(input)));
    rest = answer.UnprocessedItems?.[table] ?? [];
  }
}
