import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { type FirstRecords, readFirstRecords } from '#console/api/first-records.ts';
import type { Checkout, Reservation } from '#console/api/records.ts';
import { canRead } from '#console/api/session.ts';

/** Open bookings; absent where the member has no access to them. */
export interface OpenBookings {
  reservations: FirstRecords<Reservation> | undefined;
  checkouts: FirstRecords<Checkout> | undefined;
}

interface OpenBookingsQuery {
  /** The item, contact or member of the bookings. */
  of: { item_id: number } | { contact_id: number } | { user_id: number };
  /** Whether there may be checkouts. */
  hasCheckouts?: boolean;
  signal: AbortSignal;
}

/** Reads the open bookings of an item, a contact or a member, with at most two calls. */
export async function readOpenBookings({
  of,
  hasCheckouts = true,
  signal,
}: OpenBookingsQuery): Promise<OpenBookings> {
  const [reservations, checkouts] = await Promise.all([
    canRead('action.reserve')
      ? readFirstRecords((part) => {
          const query = { ...part, ...of, classification: 'open', order: 'start_time' } as const;
          return page(api, '/v1/reservations', { query, signal });
        })
      : undefined,
    canRead('action.checkout') && hasCheckouts
      ? readFirstRecords((part) => {
          const query = { ...part, ...of, status: 'open' } as const;
          return page(api, '/v1/checkouts', { query, signal });
        })
      : undefined,
  ]);
  return { reservations, checkouts };
}
