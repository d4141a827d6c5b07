import type { Actor } from '#shared/actor.ts';
import type { Call } from '#shared/call.ts';
import type { Fields } from '#shared/errors.ts';
import { formatInstant, secondsBetween } from '#shared/time.ts';
import type { CheckoutRecord } from './record.ts';

/** In seconds, from the request to the due time (specification, Limits). */
const shortestSeconds = 5 * 60;

/** Problems of a due time. Exactly five minutes after the request is valid. */
export function dueProblems(due: string, { arrivedAt }: Pick<Call, 'arrivedAt'>): Fields {
  if (secondsBetween(formatInstant(arrivedAt), due) >= shortestSeconds) return {};
  const message = 'Must be at least 5 minutes in the future.';
  return { due_time: [{ code: 'too_soon', message }] };
}

/** When and by whom each item was returned, by item id. */
export function returnsOf({ checkins }: CheckoutRecord): Map<number, { at: string; by: Actor }> {
  return new Map(checkins.flatMap(({ iid, at, by }) => iid.map((id) => [id, { at, by }] as const)));
}

/** The ids of the items that are still out. */
export function outstandingOf(record: CheckoutRecord): number[] {
  const returns = returnsOf(record);
  return record.iid.filter((id) => !returns.has(id));
}

/** Whether an open checkout is overdue, from one second after its due time. */
export function isCheckoutOverdue({ status, due_time }: CheckoutRecord, now: string): boolean {
  return status === 'open' && now > due_time;
}

/** From the checkout to the last return; for an open one to its due time, or now if overdue. */
export function checkoutSpan(
  { created_at: start, closed_at, due_time }: CheckoutRecord,
  now: string,
) {
  return { start, end: closed_at ?? (due_time > now ? due_time : now) };
}
