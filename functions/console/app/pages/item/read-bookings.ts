import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import type { Checkout, Item, Reservation } from '#console/api/records.ts';
import { canRead } from '#console/api/session.ts';

/** The current and future bookings of an item. */
export interface ItemBookings {
  reservations: readonly Reservation[];
  checkouts: readonly Checkout[];
}

/** Reads the open bookings of an item, with at most two calls. */
export async function readItemBookings(item: Item, signal: AbortSignal): Promise<ItemBookings> {
  const query = { item_id: item.id, limit: 100 };
  const [reservations, checkouts] = await Promise.all([
    canRead('action.reserve')
      ? page(api, '/v1/reservations', {
          query: { ...query, classification: 'open', sort: 'start_time' },
          signal,
        })
      : undefined,
    canRead('action.checkout') && isOut(item)
      ? page(api, '/v1/checkouts', { query: { ...query, status: 'open' }, signal })
      : undefined,
  ]);
  return { reservations: reservations?.data ?? [], checkouts: checkouts?.data ?? [] };
}

/** Whether the item is checked out, whole or in part. */
const isOut = ({ checkout_id, quantity_out }: Item) => checkout_id !== null || !!quantity_out;
