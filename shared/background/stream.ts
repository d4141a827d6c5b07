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

/** A handler for each written row; `now` is in milliseconds since 1970. */
export function forEachWrite(act: (change: RowChange, now: number) => Promise<void>) {
  return forEachRecord((record) => act(rowChangeOf(record), Date.now()));
}
