import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { type FirstRecords, readFirstRecords } from '#console/api/first-records.ts';
import type { Checkout, Reservation } from '#console/api/records.ts';
import { canRead } from '#console/api/session.ts';

/** The bookings of a window of time; absent where the member has no access to them. */
export interface BookingsOfWindow {
  reservations: FirstRecords<Reservation> | undefined;
  checkouts: FirstRecords<Checkout> | undefined;
}

const instant = (at: number) => new Date(at).toISOString();

/** The API filters bookings by at most this many items. */
export const maxItems = 20;

/** Reads the open bookings that overlap a window, of some items or of all, with at most three calls. */
export async function readBookings(
  start: number,
  end: number,
  signal: AbortSignal,
  items?: readonly number[],
): Promise<BookingsOfWindow> {
  const window = {
    from: instant(start),
    to: instant(end),
    ...(items ? { item_id: items.join(',') } : {}),
  };
  const [reservations, checkouts] = await Promise.all([
    canRead('action.reserve')
      ? readFirstRecords((part) => {
          const query = {
            ...window,
            ...part,
            classification: 'open',
            order: 'start_time',
          } as const;
          return page(api, '/v1/reservations', { query, signal });
        }, 2)
      : undefined,
    canRead('action.checkout')
      ? readFirstRecords((part) => {
          const query = { ...window, ...part, status: 'open', order: 'due_time' } as const;
          return page(api, '/v1/checkouts', { query, signal });
        })
      : undefined,
  ]);
  return { reservations, checkouts };
}
