import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { logError, logMetric } from '#shared/log.ts';
import type { BackgroundMetric } from '#shared/metric.ts';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';

/**
 * The handler of a queue: processes messages in parallel, and reports the greatest delay as a metric. Failed
 * messages are delivered again. Messages are not validated: only this service sends them. `about` selects what
 * is logged of a message.
 */
export function forEachMessage<Message extends { due: number }>(
  lateness: BackgroundMetric,
  about: (message: Message) => object,
  act: (message: Message) => Promise<void>,
) {
  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    const messages = Records.map((record) => {
      return { record, message: JSON.parse(record.body) as Message };
    });
    const behind = messages.map(({ record, message }) => secondsBehind(record, message.due));
    logMetric(lateness, Math.max(...behind));
    await mapInParallel(messages, async ({ record, message }) => {
      try {
        await act(message);
      } catch (error) {
        logError('Failed to process a message.', error, { ...about(message) });
        batchItemFailures.push({ itemIdentifier: record.messageId });
      }
    });
    return { batchItemFailures };
  };
}

/** In seconds; 0 for a repeated message, since its delay is a failure, which has its own alarm. */
function secondsBehind({ attributes }: SQSRecord, due: number): number {
  if (Number(attributes.ApproximateReceiveCount) > 1) return 0;
  return Math.max(0, Math.round((Date.now() - due) / 1000));
}
