import { quantitiesOf } from './booked-quantities.ts';
import { bookingsOf } from './booked-windows.ts';
import type { ItemRecord } from './record.ts';

/** The earliest open reservation of an item, whole or in part, that ends in the future. */
export function nextReservation(
  item: Pick<ItemRecord, 'bookings' | 'booked_quantities'>,
  now: string,
) {
  const whole = bookingsOf(item).map(({ reservation: id, start, end }) => ({ id, start, end }));
  const parts = quantitiesOf(item).flatMap(({ holder, start, end }) =>
    'reservation_id' in holder ? [{ id: holder.reservation_id, start, end }] : [],
  );
  const [next] = [...whole, ...parts]
    .filter(({ end }) => end > now)
    .sort((a, b) => (a.start === b.start ? a.id - b.id : a.start < b.start ? -1 : 1));
  return next ? { id: next.id, start_time: next.start, end_time: next.end } : null;
}
