import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { queueEvent as eventOf } from '#infra/local/queue-event.ts';
import { queueOf, type SendTasks } from '#shared/background/task-message.ts';
import type { QueueName } from '#shared/config.ts';
import { handler as deliverWebhooks } from '../../functions/background/deliver-webhooks.ts';
import { handler as remind } from '../../functions/background/remind.ts';
import { handler as removeObjects } from '../../functions/background/remove-objects.ts';
import { handler as sendMails } from '../../functions/background/send-mails.ts';
import { handler as sendPushes } from '../../functions/background/send-pushes.ts';
import { handler as updateRecords } from '../../functions/background/update-records.ts';

/** The function of each queue. */
export const queueHandlers: Readonly<
  Record<QueueName, (event: SQSEvent) => Promise<SQSBatchResponse>>
> = { deliverWebhooks, remind, removeObjects, sendMails, sendPushes, updateRecords };

/** The event that a queue passes to its function for messages that were not delivered before. */
export function queueEvent(bodies: readonly string[]): SQSEvent {
  return eventOf(
    bodies.map((body, index) => ({ id: String(index), body, sentAt: 0, receives: 1 })),
  );
}

/** Passes tasks to their functions directly instead of to a queue, and waits until they are done. */
export const handleTasks: SendTasks = async (messages) => {
  const queues = [...Map.groupBy(messages, queueOf)];
  await Promise.all(
    queues.map(([queue, some]) =>
      queueHandlers[queue](queueEvent(some.map((message) => JSON.stringify(message)))),
    ),
  );
  return new Map();
};
