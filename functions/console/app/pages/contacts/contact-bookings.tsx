import type { ComponentChildren } from 'preact';
import type { FirstRecords } from '#console/api/first-records.ts';
import { namesOf } from '#console/pages/records/list/record-table.tsx';
import type { OpenBookings } from '#console/pages/records/open-bookings.ts';
import { formatDayTime, formatWindow } from '#console/time.ts';
import { Badge } from '#console/ui/badge.tsx';
import { namedContents, outstandingItems, withAmounts } from '#console/ui/booked-items.ts';
import { NotAll } from '#console/ui/not-all.tsx';

/** The checkouts and reservations of a contact. */
export function ContactBookings({ checkouts, reservations }: OpenBookings) {
  return (
    <>
      {checkouts && (
        <Card
          title="Checked out now"
          none="Nothing is checked out."
          part={checkouts}
          noun="checkouts"
        >
          {checkouts.records.map((checkout) => (
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
        <Card title="Booked" none="Nothing is reserved." part={reservations} noun="reservations">
          {reservations.records.map(({ id, name, start_time, end_time, ...contents }) => (
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
  part: FirstRecords<unknown>;
  noun: string;
  children: ComponentChildren[];
}

function Card({ title, none, part, noun, children }: CardProps) {
  return (
    <section class="card" aria-label={title}>
      <h2>{title}</h2>
      {children.length === 0 ? <p>{none}</p> : <ul class="entries">{children}</ul>}
      <NotAll part={part} noun={noun} />
    </section>
  );
}
