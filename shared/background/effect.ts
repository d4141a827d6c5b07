import type { QueueName } from '#shared/config.ts';
import type { RowChange } from '#shared/table/image.ts';

type Work = () => Promise<void>;

/**
 * What a write leads to, if it leads to anything: that is decided by its images alone. The work is safe to
 * repeat, at once and late. `now` is in milliseconds since 1970.
 */
export type Effect = (change: RowChange, now: number) => Work | undefined;

/** The effects of writes, by name, and the queue of the function that works at them. */
export const queueOfEffect = {
  /** What a batch of writes adds to rows that others read. */
  following: 'updateRecords',
  webhooks: 'updateRecords',
  summaries: 'updateRecords',
  terms: 'updateRecords',
  packing: 'updateRecords',
  notifications: 'remind',
  objects: 'removeObjects',
  mails: 'sendMails',
  pushes: 'sendPushes',
} as const satisfies Record<string, QueueName>;

export type EffectName = keyof typeof queueOfEffect;

export function isEffect(name: string): name is EffectName {
  return Object.hasOwn(queueOfEffect, name);
}
