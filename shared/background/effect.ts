import type { QueueName } from '#shared/config.ts';
import type { RowChange } from '#shared/table/image.ts';

type Work = () => Promise<void>;

/**
 * Returns the work that follows a write, if any, which depends only on the row before and after it. The work
 * may be repeated, done in parallel and done late.
 */
export type Effect = (change: RowChange, now: number) => Work | undefined;

/** The effects of writes by name, each with the queue of the function that does it. */
export const queueOfEffect = {
  /** Updates of rows that are derived from others. */
  following: 'updateRecords',
  webhooks: 'updateRecords',
  summaries: 'updateRecords',
  claims: 'updateRecords',
  terms: 'updateRecords',
  packing: 'updateRecords',
  notifications: 'remind',
  objects: 'removeObjects',
  mails: 'sendMails',
  pushes: 'sendPushes',
  subscriptions: 'sendPushes',
} as const satisfies Record<string, QueueName>;

export type EffectName = keyof typeof queueOfEffect;

export function isEffect(name: string): name is EffectName {
  return Object.hasOwn(queueOfEffect, name);
}
