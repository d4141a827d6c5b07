import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { logError, logMetric } from '#shared/log.ts';
import type { BackgroundMetric } from '#shared/metric.ts';
import { sideBySide } from '#shared/table/side-by-side.ts';

/**
 * A handler of a queue that processes messages side by side, and tells by a metric how late it was. What
 * fails comes again. Only functions of ours send messages, which are not parsed again.
 */
export function forEachMessage<Message extends { due: number }>(
  lateness: BackgroundMetric,
  act: (message: Message) => Promise<void>,
) {
  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    await sideBySide(Records, async (record) => {
      const message: Message = JSON.parse(record.body);
      logMetric(lateness, secondsBehind(record, message.due));
      try {
        await act(message);
      } catch (error) {
        logError('A message was not acted on.', error, { ...message });
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
