import { BatchWriteItemCommand, type WriteRequest } from '@aws-sdk/client-dynamodb';
import { batchesOf } from '#shared/batches.ts';
import { tableName, writesWholeBatches } from '#shared/config.ts';
import type { RowWrite } from './actions.ts';
import { attributesOf, keyAttributes } from './attributes.ts';
import { client } from './client.ts';
import { mapInParallel } from './map-in-parallel.ts';
import { pauseBefore, withRetry } from './retry.ts';
import type { Row, RowKey } from './rows.ts';
import { transact, transactionRows } from './write.ts';

/** Rows per BatchWriteItem (AWS limit). */
const batchWriteRows = 25;

type BatchWrite = Extract<RowWrite, { kind: 'put' | 'delete' }>;

/** Writes rows in batches, in any order, replacing existing ones. Not atomic. */
export async function putRows(rows: readonly Row[]): Promise<void> {
  await writeBatches(rows.map((row) => ({ kind: 'put', row })));
}

/** Deletes rows in batches, in any order. Not atomic. */
export async function deleteRows(rows: readonly RowKey[]): Promise<void> {
  await writeBatches(rows.map((key) => ({ kind: 'delete', key })));
}

async function writeBatches(writes: readonly BatchWrite[]): Promise<void> {
  const isWhole = writesWholeBatches();
  const parts = batchesOf(writes, isWhole ? transactionRows : batchWriteRows);
  await mapInParallel(parts, isWhole ? writeWhole : writeBatch);
}

async function writeBatch(writes: readonly BatchWrite[]): Promise<void> {
  const table = tableName();
  let rest = writes.map(requestOf);
  for (let attempt = 0; rest.length > 0; attempt += 1) {
    await pauseBefore(attempt);
    const input = { RequestItems: { [table]: rest } };
    const answer = await withRetry(() => client().send(new BatchWriteItemCommand(input)));
    rest = answer.UnprocessedItems?.[table] ?? [];
  }
}

function requestOf(write: BatchWrite): WriteRequest {
  return write.kind === 'put'
    ? { PutRequest: { Item: attributesOf(write.row) } }
    : { DeleteRequest: { Key: keyAttributes(write.key) } };
}

/** Writes rows as one transaction, or in batches where that would be too large. */
async function writeWhole(writes: readonly BatchWrite[]): Promise<void> {
  try {
    await transact(writes);
  } catch (error) {
    // A transaction holds 4 MB (AWS limit), and a batch 16.
    if (!(error instanceof Error) || error.name !== 'ValidationException') throw error;
    await mapInParallel(batchesOf(writes, batchWriteRows), writeBatch);
  }
}
