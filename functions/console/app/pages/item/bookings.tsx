import { useState } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import type { Checkout, Item, Reservation } from '#console/api/records.ts';
import { can, canRead } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { CancelWindow } from '#console/pages/reservations/cancel-reservation.tsx';
import { formatDayTime } from '#console/time.ts';
import { WithData } from '#console/ui/states.tsx';
import { type Span, TimeLine } from './time-line.tsx';

interface BookingsProps {
  item: Item;
  onChange: () => void;
}

/** The current and future bookings of an item, on a time line and as a list. */
export function Bookings({ item, onChange }: BookingsProps) {
  const [cancelled, setCancelled] = useState<Reservation>();
  const loaded = useLoad(
    async (signal) => {
      const query = { item_id: item.id, limit: 100 };
      const [reservations, checkouts] = await Promise.all([
        canRead('action.reserve')
          ? page(api, '/v1/reservations', {
              query: { ...query, classification: 'open', sort: 'start_time' },
              signal,
            })
          : undefined,
        canRead('action.checkout')
          ? page(api, '/v1/checkouts', { query: { ...query, status: 'open' }, signal })
          : undefined,
      ]);
      return { reservations: reservations?.data ?? [], checkouts: checkouts?.data ?? [] };
    },
    [item.id, item.version],
  );
  if (!canRead('action.reserve', 'action.checkout')) return null;
  return (
    <section class="card wide" aria-labelledby="bookings-title">
      <h2 id="bookings-title">Bookings</h2>
      <WithData loaded={loaded} lines={3}>
        {({ reservations, checkouts }) => {
          const spans = [...checkouts.map(spanOfCheckout), ...reservations.map(spanOfReservation)];
          if (spans.length === 0) return <p>No upcoming bookings.</p>;
          return (
            <div class="timeline">
              <TimeLine spans={spans} />
              <ul class="entries">
                {spans.map((span) => (
                  <li key={span.key}>
                    <span>
                      <a href={`#/${span.page}`}>{span.name}</a> {span.words}
                    </span>
                    {span.reservation && can('action.reserve') && (
                      <button
                        type="button"
                        aria-label={`Cancel ${span.name}`}
                        onClick={() => setCancelled(span.reservation)}
                      >
                        Cancel
                      </button>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          );
        }}
      </WithData>
      {cancelled && (
        <CancelWindow
          reservation={cancelled}
          onClose={() => setCancelled(undefined)}
          onChange={onChange}
        />
      )}
    </section>
  );
}

type Booking = Span & { page: string; words: string; reservation?: Reservation };

function spanOfCheckout({ id, name, created_at, due_time, overdue, contact }: Checkout): Booking {
  const who = contact ? ` to ${contact.name}` : '';
  return {
    key: `checkout-${id}`,
    page: `checkouts/${id}`,
    name,
    kind: overdue ? 'late' : 'out',
    start: Date.parse(created_at),
    end: Math.max(Date.parse(due_time), Date.now()),
    words: `checked out${who}, ${overdue ? 'was due' : 'due back'} ${formatDayTime(due_time)}`,
  };
}

function spanOfReservation(reservation: Reservation): Booking {
  const { id, name, start_time, end_time, contact } = reservation;
  const who = contact ? `for ${contact.name}, ` : '';
  return {
    key: `reservation-${id}`,
    page: `reservations/${id}`,
    name,
    kind: 'reserved',
    start: Date.parse(start_time),
    end: Date.parse(end_time),
    words: `reserved ${who}from ${formatDayTime(start_time)} to ${formatDayTime(end_time)}`,
    reservation,
  };
}
