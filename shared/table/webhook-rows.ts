import { namedKey } from './rows.ts';

/** A webhook of an account. */
export interface WebhookPlace {
  account: number;
  webhook: number;
}

/** In a pattern of partitions, as policies have them. */
type AnyWebhook = Record<keyof WebhookPlace, '*'>;

const partitionOf = ({ account, webhook }: WebhookPlace | AnyWebhook, what: string) =>
  `A#${account}#webhook#${webhook}#${what}`;

/** What its queue works by: its lease, what is to be replayed, and that it is to be woken. */
const statePartition = (place: WebhookPlace) => partitionOf(place, 'state');
export const deliveryPartition = (place: WebhookPlace) => partitionOf(place, 'delivery');
export const secretPartition = (place: WebhookPlace | AnyWebhook) => partitionOf(place, 'secret');
/** The deliveries to attempt, by when. */
export const duePartition = (place: WebhookPlace) => partitionOf(place, 'due');

/** The keys of the rows of a webhook besides its record. */
export const webhookKey = {
  state: (place: WebhookPlace) => namedKey('webhook-state', statePartition(place), 'STATE'),
  replay: (place: WebhookPlace) => namedKey('webhook-replay', statePartition(place), 'REPLAY'),
  /** Its writing wakes the queue of a webhook. */
  wake: (place: WebhookPlace) => namedKey('webhook-wake', statePartition(place), 'WAKE'),
  secrets: (place: WebhookPlace) => namedKey('webhook-secret', secretPartition(place), 'SECRET'),
  delivery: (place: WebhookPlace, event: string) =>
    namedKey('delivery', deliveryPartition(place), event),
  due: (place: WebhookPlace, time: string, event: string) =>
    namedKey('due-delivery', duePartition(place), `${time}#${event}`),
} as const;

/** The webhook of a partition of its own. */
export function webhookOfPartition(pk: string): WebhookPlace {
  const [, account = 0, , webhook = 0] = pk.split('#').map(Number);
  return { account, webhook };
}
