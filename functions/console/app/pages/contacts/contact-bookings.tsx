import type { ComponentChildren } from 'preact';
import type { Checkout, Reservation } from '#console/api/records.ts';
import { namesOf } from '#console/pages/records/list/record-table.tsx';
import { formatDayTime, formatWindow } from '#console/time.ts';
import { Badge } from '#console/ui/badge.tsx';
import { namedContents, outstandingItems, withAmounts } from '#console/ui/booked-items.ts';

interface ContactBookingsProps {
  /** Absent where the member has no access to them. */
  checkouts: readonly Checkout[] | undefined;
  reservations: readonly Reservation[] | undefined;
}

/** The checkouts and reservations of a contact. */
export function ContactBookings({ checkouts, reservations }: ContactBookingsProps) {
  return (
    <>
      {checkouts && (
        <Card title="Checked out now" none="Nothing is checked out.">
          {checkouts.map((checkout) => (
            <li key={checkout.id}>
              <span>
                <a href={`#/checkouts/${checkout.id}`}>{checkout.name}</a>{' '}
                {checkout.overdue && <Badge tone="bad">Overdue</Badge>}
                <small>
                  {' '}
                  {checkout.overdue ? 'was due' : 'due back'} {formatDayTime(checkout.due_time)}:{' '}
                  {namesOf(withAmounts(outstandingItems(checkout)), 5)}
                </small>
              </span>
            </li>
          ))}
        </Card>
      )}
      {reservations && (
        <Card title="Booked" none="Nothing is reserved.">
          {reservations.map(({ id, name, start_time, end_time, ...contents }) => (
            <li key={id}>
              <span>
                <a href={`#/reservations/${id}`}>{name}</a>{' '}
                <small>
                  {formatWindow(start_time, end_time)}: {namesOf(namedContents(contents), 5)}
                </small>
              </span>
            </li>
          ))}
        </Card>
      )}
    </>
  );
}

interface CardProps {
  title: string;
  none: string;
  children: ComponentChildren[];
}

function Card({ title, none, children }: CardProps) {
  return (
    <section class="card" aria-label={title}>
      <h2>{title}</h2>
      {children.length === 0 ? <p>{none}</p> : <ul class="entries">{children}</ul>}
    </section>
  );
}
