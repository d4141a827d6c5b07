import { useState } from 'preact/hooks';
import type { Part } from '#console/api/part.ts';
import type { Checkout, Reservation } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { formatCount } from '#console/format-count.ts';
import { CheckInDialog } from '#console/pages/checkouts/check-in.tsx';
import { canRemind, Reminded, RemindWindow } from '#console/pages/checkouts/remind.tsx';
import { forgetItems } from '#console/pages/items/item-list.ts';
import { HandOver } from '#console/pages/reservations/hand-over.tsx';
import { formatClock } from '#console/time.ts';
import { itemsIn, outOf } from '#console/ui/booked-items.ts';
import { NotAll } from '#console/ui/not-all.tsx';
import { Ago } from '#console/ui/time.tsx';
import { DayCard } from './day-card.tsx';

interface BookingsTodayProps {
  /** Absent where the member has no access to them. */
  reservations: Part<Reservation> | undefined;
  checkouts: Part<Checkout> | undefined;
  /** When the day is over. */
  end: number;
  onChange: () => void;
}

type BookingWindow =
  | { kind: 'out'; reservation: Reservation }
  | { kind: 'in' | 'remind'; checkout: Checkout };

/** What goes out today, what comes back, and what should have come back before. */
export function BookingsToday({ reservations, checkouts, end, onChange }: BookingsTodayProps) {
  const [open, setOpen] = useState<BookingWindow>();
  const out = checkouts?.records ?? [];
  const late = out.filter(({ overdue }) => overdue);
  const due = out.filter((one) => !one.overdue && Date.parse(one.due_time) < end);
  // Those that are not read come back after these.
  const hasMore = checkouts !== undefined && out.length < checkouts.total;
  const hasMoreDue = hasMore && out.length === late.length + due.length;
  const page = {
    onClose: () => setOpen(undefined),
    onChange: () => {
      forgetItems();
      onChange();
    },
  };
  return (
    <>
      <NotAll part={reservations} noun="reservations" />
      {hasMoreDue && <NotAll part={checkouts} noun="checkouts" />}
      {checkouts && (
        <DayCard
          title="Overdue"
          count={hasMore && out.length === late.length ? undefined : late.length}
          none="Nothing is overdue."
          page="#/overdue"
          isBad
        >
          {late.map((checkout) => (
            <CheckoutLine
              key={checkout.id}
              checkout={checkout}
              onIn={() => setOpen({ kind: 'in', checkout })}
              onRemind={() => setOpen({ kind: 'remind', checkout })}
            />
          ))}
        </DayCard>
      )}
      {reservations && (
        <DayCard
          title="Going out"
          count={hasAll(reservations) ? reservations.records.length : undefined}
          none="Nothing goes out today."
          page="#/reservations"
        >
          {reservations.records.map((reservation) => (
            <li key={reservation.id}>
              <span>
                <a href={`#/reservations/${reservation.id}`}>{reservation.name}</a>{' '}
                <small>
                  {startOf(reservation)} · {whoAndWhat(reservation, itemsIn(reservation).length)}
                </small>
              </span>
              {can('action.reserve') && can('action.checkout') && (
                <button
                  type="button"
                  aria-label={`Check out ${reservation.name}`}
                  onClick={() => setOpen({ kind: 'out', reservation })}
                >
                  Check out
                </button>
              )}
            </li>
          ))}
        </DayCard>
      )}
      {checkouts && (
        <DayCard
          title="Coming back"
          count={hasMoreDue ? undefined : due.length}
          none="Nothing is due back today."
          page="#/checkouts"
        >
          {due.map((checkout) => (
            <CheckoutLine
              key={checkout.id}
              checkout={checkout}
              onIn={() => setOpen({ kind: 'in', checkout })}
            />
          ))}
        </DayCard>
      )}
      {open?.kind === 'out' && <HandOver reservation={open.reservation} {...page} />}
      {open?.kind === 'remind' && <RemindWindow checkout={open.checkout} {...page} />}
      {open?.kind === 'in' && (
        <CheckInDialog checkoutId={open.checkout.id} items={outOf(open.checkout)} {...page} />
      )}
    </>
  );
}

const hasAll = ({ records, total }: Part<unknown>) => records.length >= total;

/** The time of the day, or that it should be gone by now. */
function startOf({ start_time }: Reservation) {
  const isPast = Date.parse(start_time) < Date.now();
  return isPast ? <>since {<Ago at={start_time} />}</> : formatClock(start_time);
}

function whoAndWhat({ contact, user }: Pick<Checkout, 'contact' | 'user'>, items: number): string {
  const who = contact?.name ?? user?.name;
  return [who, formatCount(items, 'item')].filter(Boolean).join(' · ');
}

interface CheckoutLineProps {
  checkout: Checkout;
  onIn: () => void;
  onRemind?: () => void;
}

function CheckoutLine({ checkout, onIn, onRemind }: CheckoutLineProps) {
  const { id, name, overdue, due_time } = checkout;
  return (
    <li>
      <span>
        <a href={`#/checkouts/${id}`}>{name}</a>{' '}
        <small>
          {overdue ? (
            <>
              was due <Ago at={due_time} />
            </>
          ) : (
            formatClock(due_time)
          )}{' '}
          · {whoAndWhat(checkout, outOf(checkout).length)}
        </small>
        <Reminded checkout={checkout} />
      </span>
      <span class="actions">
        {onRemind && canRemind(checkout) && (
          <button type="button" aria-label={`Remind ${name}`} onClick={onRemind}>
            Remind
          </button>
        )}
        {can('action.checkout') && (
          <button type="button" aria-label={`Check in ${name}`} onClick={onIn}>
            Check in
          </button>
        )}
      </span>
    </li>
  );
}
