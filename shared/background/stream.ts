import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { logError } from '#shared/log.ts';
import { type RowChange, rowChangeOf } from '#shared/table/image.ts';

/**
 * A function of the table's stream that acts on one written row after the other. Where it fails, the
 * stream calls again with that row and all after it.
 */
export function forEachRecord(act: (record: DynamoDBRecord) => Promise<void> | void) {
  return async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    for (const record of Records) {
      try {
        await act(record);
      } catch (error) {
        logError('A written row was not acted on.', error, { event_id: record.eventID });
        // Without a number, the whole batch has failed.
        const itemIdentifier = record.dynamodb?.SequenceNumber ?? '';
        return { batchItemFailures: [{ itemIdentifier }] };
      }
    }
    return { batchItemFailures: [] };
  };
}

/** A function that acts on each written row, at a time in milliseconds since 1970. */
export function forEachWrite(act: (change: RowChange, now: number) => Promise<void>) {
  return forEachRecord((record) => act(rowChangeOf(record), Date.now()));
}
