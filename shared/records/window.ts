import type { CheckoutRecord } from '#shared/families/checkouts/record.ts';
import type { ReservationRecord } from '#shared/families/reservations/record.ts';

/** A window that is open at the sides that are not said. */
export interface Sought {
  from?: string | undefined;
  to?: string | undefined;
}

/** Whether a half-open time reaches into a window. */
export function reachesInto({ start, end }: { start: string; end: string }, { from, to }: Sought) {
  return (from === undefined || end > from) && (to === undefined || start < to);
}

export function reservationSpan({ start_time: start, end_time: end }: ReservationRecord) {
  return { start, end };
}

/** From when items went out until they all were back, or are due; until now, where they are late. */
export function checkoutSpan(
  { created_at: start, closed_at, due_time }: CheckoutRecord,
  now: string,
) {
  return { start, end: closed_at ?? (due_time > now ? due_time : now) };
}
