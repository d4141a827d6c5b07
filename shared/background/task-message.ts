import type { QueueName } from '#shared/config.ts';
import { wakeKind } from '#shared/families/webhooks/wake.ts';
import { sendMessages } from '#shared/queue/send.ts';
import { isEffect, queueOfEffect } from './effect.ts';
import { type NamedTask, namedTask, type Task } from './tasks.ts';

/** A task, as its queue hands it over. */
export interface TaskMessage extends NamedTask {
  /** Since when it is to be done. */
  due: number;
}

/** Hands tasks to those who do them. Returns those that were not taken, each with the reason. */
export type SendTasks = (messages: readonly TaskMessage[]) => Promise<Map<TaskMessage, unknown>>;

/** Tasks that are neither effects nor for members, by their kind. */
const queueOfKind: Readonly<Record<string, QueueName>> = {
  files_over: 'removeObjects',
  trial_ending: 'sendMails',
  trial_ended: 'sendMails',
  [wakeKind]: 'deliverWebhooks',
};

/** The queue of the function that does a task. */
export function queueOf({ task: { effect, kind } }: TaskMessage): QueueName {
  if (effect === undefined) return queueOfKind[String(kind)] ?? 'remind';
  // A task that this version does not know fails there, and is parked.
  return isEffect(effect) ? queueOfEffect[effect] : 'updateRecords';
}

/** The message of a task of the schedule that is due at `now`. */
export function messageOf(row: Task, now: number): TaskMessage {
  // The function that attempts deliveries looks for the webhook beside the time.
  return { ...namedTask(row), ...row.wakes, due: now };
}

/** Sends tasks to the queues of the functions that do them. */
export const sendTasks: SendTasks = async (messages) => {
  const queues = [...Map.groupBy(messages, queueOf)];
  const failures = await Promise.all(queues.map(([queue, some]) => sendMessages(queue, some)));
  return new Map(failures.flatMap((one) => [...one]));
};
