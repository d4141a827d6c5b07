import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import type { Reservation } from '#console/api/records.ts';
import { can, canRead } from '#console/api/session.ts';
import type { PageQuery } from '#console/api/use-pages.ts';
import { ReservationPage } from '#console/pages/records/reservation.tsx';
import { reservationState } from '#console/pages/records/states.ts';
import type { SectionProps } from '#console/route.ts';
import { formatWindow } from '#console/time.ts';
import { namedContents } from '#console/ui/booked-items.ts';
import { NotAllowed } from '#console/ui/not-allowed.tsx';
import { type ListQuery, requestFilters } from './list-query.ts';
import { RecordList } from './record-list.tsx';
import type { RecordRow } from './record-table.tsx';

export function ReservationsPage({ route }: SectionProps) {
  if (!canRead('action.reserve')) {
    return <NotAllowed title="Reservations" records="reservations" />;
  }
  return route.parts[1] === undefined ? (
    <Reservations route={route} />
  ) : (
    <ReservationPage route={route} />
  );
}

const states = {
  open: 'Open',
  upcoming: 'Upcoming',
  ongoing: 'Ongoing',
  overdue: 'Not picked up',
  completed: 'Completed',
  cancelled: 'Cancelled',
  all: 'All',
} as const;
type State = keyof typeof states;

const filters = ['contact_id', 'location_id', 'user_id'] as const;

function Reservations({ route }: SectionProps) {
  return (
    <RecordList
      route={route}
      title="Reservations"
      noun="reservation"
      states={states}
      filters={filters}
      read={readReservations}
      rowOf={rowOf}
      actions={
        <>
          {can('action.reserve') && canRead('content.items') && (
            <a class="button primary" href="#/selection/reserve">
              Reserve
            </a>
          )}
          <a class="button" href="#/calendar">
            Calendar
          </a>
        </>
      }
      advice={<p>Tick items in the equipment list, then choose Reserve.</p>}
    />
  );
}

function readReservations(query: ListQuery, range: PageQuery, signal?: AbortSignal) {
  const classification = isState(query.state) ? query.state : 'open';
  // Past reservations are listed with the latest first.
  const isOver = classification === 'completed' || classification === 'cancelled';
  const order = isOver ? '-start_time' : 'start_time';
  return page(api, '/v1/reservations', {
    query: { ...range, ...requestFilters(query, filters), classification, order },
    ...(signal ? { signal } : {}),
  });
}

const isState = (state: string): state is State => state in states;

function rowOf(reservation: Reservation): RecordRow {
  const { id, name, contact, user, start_time, end_time } = reservation;
  return {
    id,
    name,
    page: `reservations/${id}`,
    who: contact?.name ?? user?.name ?? '',
    items: namedContents(reservation),
    when: formatWindow(start_time, end_time),
    state: reservationState(reservation),
  };
}
