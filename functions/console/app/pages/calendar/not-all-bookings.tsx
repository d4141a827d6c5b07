import { NotAll } from '#console/ui/not-all.tsx';
import type { BookingsOfWindow } from './read-bookings.ts';

interface NotAllBookingsProps extends BookingsOfWindow {
  /** The items that the bookings are of, if they are not all items. */
  items?: string;
}

/** Says so if there are more bookings than are shown. */
export function NotAllBookings({ reservations, checkouts, items }: NotAllBookingsProps) {
  const of = items ? ` of ${items}` : '';
  return (
    <>
      <NotAll part={reservations} noun={`reservations${of}`} />
      <NotAll part={checkouts} noun={`checkouts${of}`} />
    </>
  );
}
