import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type { BackgroundFunctions } from './background-functions.ts';

/** A consumer of stream records, with the number of its attempts. */
export interface Receiver {
  invoke: (event: DynamoDBStreamEvent) => ReturnType<BackgroundFunctions['invoke']>;
  retries: number;
  /** Waits before a record is tried again. */
  pause: () => Promise<unknown>;
  /** Called with a record whose last attempt failed. */
  giveUp: (record: DynamoDBRecord) => void;
}

/**
 * Delivers records in order, as Lambda does with partial batch responses and bisected batches. It continues
 * with the first record that failed; if that is the first of the batch, the batch is halved. So a record that
 * always fails is alone in the end, and those after it can follow.
 */
export async function deliver(
  records: readonly DynamoDBRecord[],
  receiver: Receiver,
  attempt = 0,
): Promise<void> {
  if (records.length === 0) return;
  const count = await countSuccesses(records, receiver);
  const rest = records.slice(count);
  const [first] = rest;
  if (!first) return;
  if (count > 0) return deliver(rest, receiver);
  if (rest.length > 1) {
    const half = Math.ceil(rest.length / 2);
    await deliver(rest.slice(0, half), receiver);
    return deliver(rest.slice(half), receiver);
  }
  if (attempt === receiver.retries) return receiver.giveUp(first);
  await receiver.pause();
  return deliver(rest, receiver, attempt + 1);
}

/** The number of records that succeeded before the first that failed. */
async function countSuccesses(
  records: readonly DynamoDBRecord[],
  { invoke }: Receiver,
): Promise<number> {
  try {
    const failures = (await invoke({ Records: [...records] }))?.batchItemFailures ?? [];
    if (failures.length === 0) return records.length;
    const failedIds = new Set(failures.map(({ itemIdentifier }) => itemIdentifier));
    const first = records.findIndex(({ dynamodb }) =>
      failedIds.has(dynamodb?.SequenceNumber ?? ''),
    );
    return Math.max(first, 0);
  } catch {
    // The function has logged it.
    return 0;
  }
}
