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

/** The functions that queues call. */
export const queueHandlers: Readonly<
  Record<QueueName, (event: SQSEvent) => Promise<SQSBatchResponse>>
> = { deliverWebhooks, remind, removeObjects, sendMails, sendPushes, updateRecords };

/** What a queue calls a function with, for messages that come for the first time. */
export function queueEvent(bodies: readonly string[]): SQSEvent {
  return eventOf(
    bodies.map((body, index) => ({ id: String(index), body, sentAt: 0, receives: 1 })),
  );
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
