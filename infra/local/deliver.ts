import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type { BackgroundFunctions } from './background-functions.ts';

/** What takes the records of a stream, and how often it is asked again. */
export interface Receiver {
  invoke: (event: DynamoDBStreamEvent) => ReturnType<BackgroundFunctions['invoke']>;
  retries: number;
  /** Waits before a record is tried again. */
  pause: () => Promise<unknown>;
  /** Called with a record whose last attempt failed. */
  giveUp: (record: DynamoDBRecord) => void;
}

/**
 * Hands over records in their order, as Lambda does with partial answers and bisected batches: again
 * from the first that failed, and where that is the first of all, in halves; so one that always fails
 * ends up alone, and the next ones follow it.
 */
export async function deliver(
  records: readonly DynamoDBRecord[],
  receiver: Receiver,
  attempt = 0,
): Promise<void> {
  if (records.length === 0) return;
  const done = await countDone(records, receiver);
  const rest = records.slice(done);
  const [first] = rest;
  if (!first) return;
  if (done > 0) return deliver(rest, receiver);
  if (rest.length > 1) {
    const half = Math.ceil(rest.length / 2);
    await deliver(rest.slice(0, half), receiver);
    return deliver(rest.slice(half), receiver);
  }
  if (attempt === receiver.retries) return receiver.giveUp(first);
  await receiver.pause();
  return deliver(rest, receiver, attempt + 1);
}

/** How many records were taken before the first that was not. */
async function countDone(
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
