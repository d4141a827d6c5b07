import { retentionSeconds } from '#shared/families/changes/feed.ts';
import { absent, type RowCondition, type RowWrite } from '#shared/table/actions.ts';
import { indexes, inIndex } from '#shared/table/indexes.ts';
import { type Row, storedAs } from '#shared/table/rows.ts';
import { groupOf } from '#shared/table/sort-key.ts';
import { type WebhookId, webhookKey } from '#shared/table/webhook-rows.ts';
import type { Delivery } from './fields.ts';

/** An event on its way to a webhook. */
export interface StoredDelivery extends Omit<Delivery, 'id' | 'resource_version'> {
  event: string;
  version: number;
  /** The body, which is the same with each attempt. */
  body: string;
  /** How many attempts there were since it was last asked for. */
  tries: number;
}

export type NewDelivery = Pick<
  StoredDelivery,
  'event' | 'type' | 'resource' | 'resource_id' | 'version' | 'body'
>;

export function deliveryOf(row: Row): StoredDelivery {
  return storedAs(row);
}

const expiryOf = (instant: string) => Date.parse(instant) / 1000 + retentionSeconds;

/** A delivery as it begins: it is to be attempted at once. */
export function newDelivery(delivery: NewDelivery, now: string): StoredDelivery {
  const times = { created_at: now, delivered_at: null, next_attempt_at: now };
  return { ...delivery, status: 'pending', requests: 1, attempts: [], tries: 0, ...times };
}

/** A new delivery, unless there is one of the event already. */
export function deliveryWrites(
  webhookId: WebhookId,
  delivery: NewDelivery,
  now: string,
): RowWrite[] {
  const { event } = delivery;
  const row = {
    ...webhookKey.delivery(webhookId, event),
    ...newDelivery(delivery, now),
    ...inIndex(indexes.delivery.time, groupOf(now, event)),
    expires_at: expiryOf(now),
  };
  return [{ kind: 'put', row, condition: absent }, dueWrite(webhookId, event, now)];
}

/** Schedules an attempt of a delivery. */
export function dueWrite(webhookId: WebhookId, event: string, at: string): RowWrite {
  const key = webhookKey.due(webhookId, at, event);
  return { kind: 'put', row: { ...key, event, at, expires_at: expiryOf(at) } };
}

/** The change of a delivery by an attempt, or by a request for another one. */
export function deliveryChange(
  webhookId: WebhookId,
  before: StoredDelivery,
  set: Partial<StoredDelivery> & { expires_at?: number },
): RowWrite {
  const key = webhookKey.delivery(webhookId, before.event);
  return { kind: 'update', key, set, condition: asRead(before) };
}

/** Each attempt adds one to its tries, and each request begins with none. */
function asRead({ requests, tries, next_attempt_at: next }: StoredDelivery): RowCondition {
  return {
    expression: '#requests = :requests AND #tries = :tries AND #next_attempt_at = :next',
    values: { requests, tries, next },
  };
}

/** The writes by which a delivery is to be attempted anew, from now on. */
export function renewalWrites(
  webhookId: WebhookId,
  before: StoredDelivery,
  now: string,
): RowWrite[] {
  const { event, next_attempt_at: due } = before;
  const requests = before.requests + 1;
  // Its attempts may take longer than it was to be kept.
  const expires_at = expiryOf(now);
  const pending = { status: 'pending', tries: 0, next_attempt_at: now } as const;
  const set = { ...pending, requests, expires_at };
  const isDueElsewhere = due !== null && due !== now;
  return [
    deliveryChange(webhookId, before, set),
    dueWrite(webhookId, event, now),
    ...(isDueElsewhere
      ? [{ kind: 'delete' as const, key: webhookKey.due(webhookId, due, event) }]
      : []),
  ];
}

export function deliveryResponse(delivery: StoredDelivery): Delivery {
  const { event, type, resource, resource_id, version, status } = delivery;
  const { requests, attempts, created_at, delivered_at, next_attempt_at } = delivery;
  const about = { type, resource, resource_id, resource_version: version };
  const times = { created_at, delivered_at, next_attempt_at };
  return { id: event, ...about, status, requests, attempts, ...times };
}
