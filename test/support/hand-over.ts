import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { queueOf, type SendTasks } from '#shared/background/task-message.ts';
import type { QueueName } from '#shared/config.ts';
import { handler as deliverWebhooks } from '../../functions/background/deliver-webhooks.ts';
import { handler as remind } from '../../functions/background/remind.ts';
import { handler as removeObjects } from '../../functions/background/remove-objects.ts';
import { handler as sendMails } from '../../functions/background/send-mails.ts';
import { handler as sendPushes } from '../../functions/background/send-pushes.ts';
import { handler as updateRecords } from '../../functions/background/update-records.ts';

/** The functions that queues call. */
export const queueHandlers: Readonly<
  Record<QueueName, (event: SQSEvent) => Promise<SQSBatchResponse>>
> = { deliverWebhooks, remind, removeObjects, sendMails, sendPushes, updateRecords };

/** What a queue calls a function with. */
export function queueEvent(bodies: readonly string[]): SQSEvent {
  const Records = bodies.map((body, index): SQSRecord => {
    const attributes = {
      ApproximateReceiveCount: '1',
      SentTimestamp: '0',
      SenderId: '',
      ApproximateFirstReceiveTimestamp: '0',
    };
    const about = { eventSource: '', eventSourceARN: '', awsRegion: '' };
    const parts = { receiptHandle: '', messageAttributes: {}, md5OfBody: '' };
    return { messageId: String(index), body, attributes, ...parts, ...about };
  });
  return { Records };
}

/** Hands tasks to their functions without a queue between, and waits until they are done. */
export const handOver: SendTasks = async (messages) => {
  const queues = [...Map.groupBy(messages, queueOf)];
  await Promise.all(
    queues.map(([queue, some]) =>
      queueHandlers[queue](queueEvent(some.map((message) => JSON.stringify(message)))),
    ),
  );
  return new Map();
};
