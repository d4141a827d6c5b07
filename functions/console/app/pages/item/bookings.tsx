import { useState } from 'preact/hooks';
import type { Checkout, Item, Reservation } from '#console/api/records.ts';
import { can, canRead } from '#console/api/session.ts';
import type { LoadResult } from '#console/api/use-load.ts';
import type { OpenBookings } from '#console/pages/records/open-bookings.ts';
import { CancelDialog } from '#console/pages/reservations/cancel-reservation.tsx';
import { formatDayTime } from '#console/time.ts';
import { amountOf } from '#console/ui/booked-items.ts';
import { NotAll } from '#console/ui/not-all.tsx';
import { WithData } from '#console/ui/states.tsx';
import { type Span, TimeLine } from './time-line.tsx';

interface BookingsProps {
  item: Item;
  result: LoadResult<OpenBookings>;
  onChange: () => void;
}

/** The current and future bookings of an item, on a time line and as a list. */
export function Bookings({ item, result, onChange }: BookingsProps) {
  const [cancelledReservation, setCancelledReservation] = useState<Reservation>();
  if (!canRead('action.reserve', 'action.checkout')) return null;
  return (
    <section class="card wide" aria-labelledby="bookings-title">
      <h2 id="bookings-title">Bookings</h2>
      <WithData result={result} lines={3}>
        {({ reservations, checkouts }) => {
          const spans = [
            ...(checkouts?.records ?? []).map((one) => spanOfCheckout(one, amountIn(one, item))),
            ...(reservations?.records ?? []).map((one) =>
              spanOfReservation(one, amountIn(one, item)),
            ),
          ];
          if (spans.length === 0) return <p>No upcoming bookings.</p>;
          return (
            <div class="timeline">
              <TimeLine spans={spans} />
              <ul class="entries">
                {spans.map((span) => (
                  <li key={span.key}>
                    <span>
                      <a href={`#/${span.page}`}>{span.name}</a> {span.text}
                    </span>
                    {span.reservation && can('action.reserve') && (
                      <button
                        type="button"
                        aria-label={`Cancel ${span.name}`}
                        onClick={() => setCancelledReservation(span.reservation)}
                      >
                        Cancel
                      </button>
                    )}
                  </li>
                ))}
              </ul>
              <NotAll part={checkouts} noun="checkouts" />
              <NotAll part={reservations} noun="reservations" />
            </div>
          );
        }}
      </WithData>
      {cancelledReservation && (
        <CancelDialog
          reservation={cancelledReservation}
          onClose={() => setCancelledReservation(undefined)}
          onChange={onChange}
        />
      )}
    </section>
  );
}

/**
 * The quantity of a stock that a booking has, as the start of a text; empty if the booking has the whole
 * item.
 */
function amountIn({ lines }: { lines: readonly Line[] }, item: Item): string {
  const line = lines.find(({ item_id }) => item_id === item.id);
  return line ? `${amountOf(line.outstanding ?? line.quantity, item.inventory_unit)} ` : '';
}

interface Line {
  item_id: number;
  quantity: number;
  outstanding?: number;
}

type Booking = Span & { page: string; text: string; reservation?: Reservation };

function spanOfCheckout(checkout: Checkout, amount: string): Booking {
  const { id, name, checked_out_at, due_time, overdue, contact } = checkout;
  const who = contact ? ` to ${contact.name}` : '';
  return {
    key: `checkout-${id}`,
    page: `checkouts/${id}`,
    name,
    kind: overdue ? 'late' : 'out',
    start: Date.parse(checked_out_at),
    end: Math.max(Date.parse(due_time), Date.now()),
    text: `${amount}checked out${who}, ${overdue ? 'was due' : 'due back'} ${formatDayTime(due_time)}`,
  };
}

function spanOfReservation(reservation: Reservation, amount: string): Booking {
  const { id, name, start_time, end_time, contact } = reservation;
  const who = contact ? `for ${contact.name}, ` : '';
  return {
    key: `reservation-${id}`,
    page: `reservations/${id}`,
    name,
    kind: 'reserved',
    start: Date.parse(start_time),
    end: Date.parse(end_time),
    text: `${amount}reserved ${who}from ${formatDayTime(start_time)} to ${formatDayTime(end_time)}`,
    reservation,
  };
}
