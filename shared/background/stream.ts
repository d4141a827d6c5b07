import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { logError } from '#shared/log.ts';
import { type RowChange, rowChangeOf } from '#shared/table/image.ts';

/**
 * A handler of the table's stream that processes rows one by one. After a failure, the stream
 * retries from that row.
 */
export function forEachRecord(act: (record: DynamoDBRecord) => Promise<void> | void) {
  return async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    for (const record of Records) {
      try {
        await act(record);
      } catch (error) {
        logError('A written row was not acted on.', error, { event_id: record.eventID });
        // Without a sequence number, the whole batch fails.
        const itemIdentifier = record.dynamodb?.SequenceNumber ?? '';
        return { batchItemFailures: [{ itemIdentifier }] };
      }
    }
    return { batchItemFailures: [] };
  };
}

/**
 * A handler that first acts on all written rows of a batch together, then on each; `now` is in
 * milliseconds since 1970. Where it fails for all, it throws: the stream retries with half of them.
 */
export function forEachWrite(
  act: (change: RowChange, now: number) => Promise<void>,
  actTogether: (changes: readonly RowChange[], now: number) => Promise<void>,
) {
  return async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const now = Date.now();
    const changes = new Map(event.Records.map((record) => [record, rowChangeOf(record)]));
    await actTogether([...changes.values()], now);
    return forEachRecord(async (record) => {
      const change = changes.get(record);
      if (change) await act(change, now);
    })(event);
  };
}
