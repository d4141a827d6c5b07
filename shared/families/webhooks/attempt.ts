import { findRows } from '#shared/table/read.ts';
import type { Row } from '#shared/table/rows.ts';
import { type WebhookId, webhookKey } from '#shared/table/webhook-rows.ts';
import { deleteRow, transactIf } from '#shared/table/write.ts';
import { formatInstant } from '#shared/time.ts';
import { post } from '#shared/webhooks/post.ts';
import type { Resolve } from '#shared/webhooks/public-address.ts';
import { signedHeaders } from '#shared/webhooks/sign.ts';
import { deliveryChange, deliveryOf, dueWrite, type StoredDelivery } from './delivery.ts';
import type { Attempt } from './fields.ts';
import type { WebhookRecord } from './record.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long after each failure a delivery is tried again; after the last, it has failed finally. */
export const retryPauses: readonly number[] = [
  ...[5 * second, 5 * minute, 30 * minute],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour),
];

/** The log keeps the last ones. */
const maxAttempts = 30;

/** The clock, and the resolver of host names. */
export interface DeliveryOptions {
  clock: () => number;
  resolve?: Resolve;
}

/** The URL and options of a delivery. */
export interface DeliveryTarget extends DeliveryOptions {
  webhookId: WebhookId;
  record: WebhookRecord;
  secrets: readonly string[];
}

export type Outcome = 'delivered' | 'failed' | 'obsolete';

/** Attempts deliveries that are due, all at once. */
export async function attemptAll(target: DeliveryTarget, due: readonly Row[]): Promise<Outcome[]> {
  const keys = due.map(({ event }) => webhookKey.delivery(target.webhookId, String(event)));
  const rows = await findRows(keys, { consistent: true });
  const byEvent = new Map(rows.map((row) => [row.event, row]));
  return Promise.all(due.map((one) => attempt(target, one, byEvent.get(one.event))));
}

/** Attempts a delivery that is due, and records the outcome and the time of the next attempt. */
async function attempt(
  target: DeliveryTarget,
  { pk, sk, ...due }: Row,
  row: Row | undefined,
): Promise<Outcome> {
  const { webhookId, clock } = target;
  const event = String(due.event);
  if (!row || row.next_attempt_at !== due.at) {
    await deleteRow({ pk, sk });
    return 'obsolete';
  }
  const delivery = deliveryOf(row);
  const attempt = await send(target, delivery);
  const isDelivered = attempt.status !== null && attempt.status >= 200 && attempt.status < 300;
  const next = isDelivered ? undefined : retryPauses[delivery.tries];
  const end = clock();
  const next_attempt_at = next === undefined ? null : formatInstant(end + next);
  const statusAfterFailure = next === undefined ? 'failed' : 'pending';
  const change: Partial<StoredDelivery> = {
    status: isDelivered ? 'delivered' : statusAfterFailure,
    attempts: [...delivery.attempts, attempt].slice(-maxAttempts),
    tries: delivery.tries + 1,
    next_attempt_at,
    ...(isDelivered ? { delivered_at: formatInstant(end) } : {}),
  };
  // No effect if a retry was requested in the meantime: the delivery is due again.
  await transactIf([
    deliveryChange(webhookId, delivery, change),
    { kind: 'delete', key: { pk, sk } },
    ...(next_attempt_at === null ? [] : [dueWrite(webhookId, event, next_attempt_at)]),
  ]);
  return isDelivered ? 'delivered' : 'failed';
}

async function send(
  { record: { url }, secrets, clock, resolve }: DeliveryTarget,
  { event, body }: StoredDelivery,
): Promise<Attempt> {
  const began = clock();
  const at = formatInstant(began);
  const headers = signedHeaders(event, body, secrets, began);
  const milliseconds = () => Math.max(0, Math.round(clock() - began));
  try {
    const { status, text } = await post(url, headers, body, resolve);
    return { at, milliseconds: milliseconds(), status, error: null, answer: text };
  } catch (error) {
    const text = reasonOf(error);
    return { at, milliseconds: milliseconds(), status: null, error: text, answer: null };
  }
}

/** Why there was no answer. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'The connection failed.';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'No answer within 10 s.';
  return error.message.slice(0, 300) || 'The connection failed.';
}
