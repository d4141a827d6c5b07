import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { logError, logMetric } from '#shared/log.ts';
import type { BackgroundMetric } from '#shared/metric.ts';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';

/**
 * A handler of a queue that processes messages in parallel, and reports by a metric how late it was with
 * the latest of them. What fails comes again. Only functions of ours send messages, which are not parsed
 * again. `about` is what a log says of one.
 */
export function forEachMessage<Message extends { due: number }>(
  lateness: BackgroundMetric,
  about: (message: Message) => object,
  act: (message: Message) => Promise<void>,
) {
  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    const received = Records.map((record) => {
      return { record, message: JSON.parse(record.body) as Message };
    });
    const behind = received.map(({ record, message }) => secondsBehind(record, message.due));
    logMetric(lateness, Math.max(...behind));
    await mapInParallel(received, async ({ record, message }) => {
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

/** In seconds. A message that comes again is late by its failure, which an alarm of its own tells. */
function secondsBehind({ attributes }: SQSRecord, due: number): number {
  if (Number(attributes.ApproximateReceiveCount) > 1) return 0;
  return Math.max(0, Math.round((Date.now() - due) / 1000));
}
