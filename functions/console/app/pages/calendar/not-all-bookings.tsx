import { NotAll } from '#console/ui/not-all.tsx';
import type { BookingsOfWindow } from './read-bookings.ts';

/** Says where there are more bookings than are shown. */
export function NotAllBookings({ reservations, checkouts }: BookingsOfWindow) {
  return (
    <>
      <NotAll part={reservations} noun="reservations" />
      <NotAll part={checkouts} noun="checkouts" />
    </>
  );
}
