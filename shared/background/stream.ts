import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { logError } from '#shared/log.ts';
import { accountOfRow } from '#shared/table/account-of-row.ts';
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
        logError('A written row was not acted on.', error, aboutRecord(record));
        // Without a sequence number, the whole batch fails.
        const itemIdentifier = record.dynamodb?.SequenceNumber ?? '';
        return { batchItemFailures: [{ itemIdentifier }] };
      }
    }
    return { batchItemFailures: [] };
  };
}

/** What a log says of a record: its row may be one that cannot be read. */
function aboutRecord({ eventID: event_id, dynamodb = {} }: DynamoDBRecord) {
  const { Keys: { pk, sk } = {}, NewImage, OldImage } = dynamodb;
  const row = { pk: pk?.S ?? '', sk: sk?.S ?? '' };
  const entity = (NewImage ?? OldImage)?.entity?.S;
  return { event_id, account: accountOfRow(row), entity, key: `${row.pk} ${row.sk}` };
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
