import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { logError } from '#shared/log.ts';
import { accountOfRow } from '#shared/table/account-of-row.ts';
import { type RowChange, rowChangeOf } from '#shared/table/image.ts';

/**
 * A handler of the table's stream that first acts on all written rows of a batch together, then on each.
 * Where it fails for all, it throws: the stream retries with half of them. Where it fails for one, the stream
 * retries from that row.
 */
export function forEachWrite(
  act: (change: RowChange, now: number) => Promise<void>,
  actTogether: (changes: readonly RowChange[], now: number) => Promise<void>,
) {
  return async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const now = Date.now();
    const writes = Records.map((record) => ({ record, change: rowChangeOf(record) }));
    await actTogether(
      writes.map(({ change }) => change),
      now,
    );
    for (const { record, change } of writes) {
      try {
        await act(change, now);
      } catch (error) {
        logError('Failed to process a row.', error, aboutRecord(record));
        // Without a sequence number, the whole batch fails.
        const itemIdentifier = record.dynamodb?.SequenceNumber ?? '';
        return { batchItemFailures: [{ itemIdentifier }] };
      }
    }
    return { batchItemFailures: [] };
  };
}

/** The log fields of a stream record, whose row may be unreadable. */
function aboutRecord({ eventID: event_id, dynamodb = {} }: DynamoDBRecord) {
  const { Keys: { pk, sk } = {}, NewImage, OldImage } = dynamodb;
  const row = { pk: pk?.S ?? '', sk: sk?.S ?? '' };
  const entity = (NewImage ?? OldImage)?.entity?.S;
  return { event_id, account: accountOfRow(row), entity, key: `${row.pk} ${row.sk}` };
}
