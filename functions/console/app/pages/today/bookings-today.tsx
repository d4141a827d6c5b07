import { useState } from 'preact/hooks';
import type { FirstRecords } from '#console/api/first-records.ts';
import type { Checkout, Reservation } from '#console/api/records.ts';
import { CheckInDialog } from '#console/pages/checkouts/check-in.tsx';
import { RemindDialog } from '#console/pages/checkouts/remind.tsx';
import { forgetItems } from '#console/pages/items/item-list.ts';
import { HandOver } from '#console/pages/reservations/hand-over.tsx';
import { outstandingItems } from '#console/ui/booked-items.ts';
import { CheckoutLine, ReservationLine } from './booking-lines.tsx';
import { ComingBack } from './coming-back.tsx';
import { DayCard } from './day-card.tsx';

interface BookingsTodayProps {
  /** Absent where the member has no access to them. */
  reservations: FirstRecords<Reservation> | undefined;
  checkouts: FirstRecords<Checkout> | undefined;
  /** The end of the day. */
  end: number;
  onChange: () => void;
}

type BookingDialog =
  | { kind: 'out'; reservation: Reservation }
  | { kind: 'in' | 'remind'; checkout: Checkout };

/** The bookings that start or end today, and those that are overdue. */
export function BookingsToday({ reservations, checkouts, end, onChange }: BookingsTodayProps) {
  const [open, setOpen] = useState<BookingDialog>();
  const late = checkouts?.records.filter(({ overdue }) => overdue) ?? [];
  const [missedReservations, going] = splitMissed(reservations?.records ?? []);
  const hasReservations = !reservations || hasAll(reservations);
  const hasLate = !checkouts || hasAll(checkouts) || late.length < checkouts.records.length;
  const dialogProps = {
    onClose: () => setOpen(undefined),
    onChange: () => {
      forgetItems();
      onChange();
    },
  };
  return (
    <>
      <DayCard
        title="Overdue"
        count={hasLate && hasReservations ? late.length + missedReservations.length : undefined}
        none="Nothing is overdue."
        page="#/overdue"
        isBad
      >
        {late.map((checkout) => (
          <CheckoutLine
            key={`checkout ${checkout.id}`}
            checkout={checkout}
            onIn={() => setOpen({ kind: 'in', checkout })}
            onRemind={() => setOpen({ kind: 'remind', checkout })}
          />
        ))}
        {missedReservations.map((reservation) => (
          <ReservationLine key={`reservation ${reservation.id}`} reservation={reservation} />
        ))}
      </DayCard>
      {reservations && (
        <DayCard
          title="Going out"
          count={hasReservations ? going.length : undefined}
          none="Nothing goes out today."
          page="#/reservations"
        >
          {going.map((reservation) => (
            <ReservationLine
              key={reservation.id}
              reservation={reservation}
              onOut={() => setOpen({ kind: 'out', reservation })}
            />
          ))}
        </DayCard>
      )}
      {checkouts && (
        <ComingBack
          out={checkouts}
          end={end}
          onIn={(checkout) => setOpen({ kind: 'in', checkout })}
        />
      )}
      {open?.kind === 'out' && <HandOver reservation={open.reservation} {...dialogProps} />}
      {open?.kind === 'remind' && <RemindDialog checkout={open.checkout} {...dialogProps} />}
      {open?.kind === 'in' && (
        <CheckInDialog
          checkoutId={open.checkout.id}
          items={outstandingItems(open.checkout)}
          {...dialogProps}
        />
      )}
    </>
  );
}

const hasAll = ({ records, total }: FirstRecords<unknown>) => records.length >= total;

/** Divides reservations, sorted by start, into those that nobody collected in time and the others. */
function splitMissed(latestFirst: readonly Reservation[]): [Reservation[], Reservation[]] {
  const isMissed = ({ classification }: Reservation) => classification === 'overdue';
  const inOrder = latestFirst.toReversed();
  return [inOrder.filter(isMissed), inOrder.filter((one) => !isMissed(one))];
}
