import { named } from './rows.ts';

const partitionOf = (account: number, webhook: number, what: string) =>
  `A#${account}#webhook#${webhook}#${what}`;

/** What its queue works by: its lease, what is to be replayed, and that it is to be woken. */
const statePartition = (account: number, webhook: number) => partitionOf(account, webhook, 'state');

export const deliveryPartition = (account: number, webhook: number) =>
  partitionOf(account, webhook, 'delivery');

/** The deliveries to attempt, by when. */
export const duePartition = (account: number, webhook: number) =>
  partitionOf(account, webhook, 'due');

/** The keys of the rows of a webhook besides its record. */
export const webhookKey = {
  state: (account: number, webhook: number) =>
    named('webhook-state', statePartition(account, webhook), 'STATE'),
  replay: (account: number, webhook: number) =>
    named('webhook-replay', statePartition(account, webhook), 'REPLAY'),
  /** Its writing wakes the queue of a webhook. */
  wake: (account: number, webhook: number) =>
    named('webhook-wake', statePartition(account, webhook), 'WAKE'),
  secrets: (account: number, webhook: number) =>
    named('webhook-secret', partitionOf(account, webhook, 'secret'), 'SECRET'),
  delivery: (account: number, webhook: number, event: string) =>
    named('delivery', deliveryPartition(account, webhook), event),
  due: (account: number, webhook: number, time: string, event: string) =>
    named('due-delivery', duePartition(account, webhook), `${time}#${event}`),
} as const;

/** The webhook of a partition of its own. */
export function webhookOfPartition(pk: string): { accountId: number; webhookId: number } {
  const [, accountId, , webhookId] = pk.split('#').map(Number);
  return { accountId: accountId ?? 0, webhookId: webhookId ?? 0 };
}
