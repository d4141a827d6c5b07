import { namedKey } from './rows.ts';

/** A webhook of an account. */
export interface WebhookId {
  account: number;
  webhook: number;
}

/** In a pattern of partitions, as policies have them. */
type AnyWebhook = Record<keyof WebhookId, '*'>;

const partitionOf = ({ account, webhook }: WebhookId | AnyWebhook, what: string) =>
  `A#${account}#webhook#${webhook}#${what}`;

/** The state of a webhook's queue: its lease, the requested replays, and whether it is to be woken. */
const statePartition = (webhookId: WebhookId) => partitionOf(webhookId, 'state');
export const deliveryPartition = (webhookId: WebhookId) => partitionOf(webhookId, 'delivery');
export const secretPartition = (webhookId: WebhookId | AnyWebhook) =>
  partitionOf(webhookId, 'secret');
/** The deliveries to attempt, by when. */
export const duePartition = (webhookId: WebhookId) => partitionOf(webhookId, 'due');

/** The keys of the rows of a webhook besides its record. */
export const webhookKey = {
  state: (webhookId: WebhookId) => namedKey('webhook-state', statePartition(webhookId), 'STATE'),
  replay: (webhookId: WebhookId) => namedKey('webhook-replay', statePartition(webhookId), 'REPLAY'),
  /** Its writing wakes the queue of a webhook. */
  wake: (webhookId: WebhookId) => namedKey('webhook-wake', statePartition(webhookId), 'WAKE'),
  secrets: (webhookId: WebhookId) =>
    namedKey('webhook-secret', secretPartition(webhookId), 'SECRET'),
  delivery: (webhookId: WebhookId, event: string) =>
    namedKey('delivery', deliveryPartition(webhookId), event),
  due: (webhookId: WebhookId, time: string, event: string) =>
    namedKey('due-delivery', duePartition(webhookId), `${time}#${event}`),
} as const;

/** The webhook of a partition of its own. */
export function webhookOfPartition(pk: string): WebhookId {
  const [, account = 0, , webhook = 0] = pk.split('#').map(Number);
  return { account, webhook };
}
