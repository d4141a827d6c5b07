import type { Checkout, Reservation } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { formatCount } from '#console/format-count.ts';
import { canRemind, Reminded } from '#console/pages/checkouts/remind.tsx';
import { formatClock } from '#console/time.ts';
import { itemsIn, outstandingItems } from '#console/ui/booked-items.ts';
import { Ago } from '#console/ui/time.tsx';

interface ReservationLineProps {
  reservation: Reservation;
  onOut?: () => void;
}

export function ReservationLine({ reservation, onOut }: ReservationLineProps) {
  const { id, name } = reservation;
  return (
    <li>
      <span>
        <a href={`#/reservations/${id}`}>{name}</a>{' '}
        <small>
          {timeOf(reservation)} · {whoAndWhat(reservation, itemsIn(reservation).length)}
        </small>
      </span>
      {onOut && can('action.reserve') && can('action.checkout') && (
        <button type="button" aria-label={`Check out ${name}`} onClick={onOut}>
          Check out
        </button>
      )}
    </li>
  );
}

/** When a reservation starts or started, or that nobody came for it. */
function timeOf({ start_time, end_time, classification }: Reservation) {
  if (classification === 'overdue') {
    return (
      <>
        not picked up, ended <Ago at={end_time} />
      </>
    );
  }
  const isPast = Date.parse(start_time) < Date.now();
  return isPast ? <>started {<Ago at={start_time} />}</> : formatClock(start_time);
}

interface CheckoutLineProps {
  checkout: Checkout;
  onIn: () => void;
  onRemind?: () => void;
}

export function CheckoutLine({ checkout, onIn, onRemind }: CheckoutLineProps) {
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
          · {whoAndWhat(checkout, outstandingItems(checkout).length)}
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

function whoAndWhat({ contact, user }: Pick<Checkout, 'contact' | 'user'>, items: number): string {
  const who = contact?.name ?? user?.name;
  return [who, formatCount(items, 'item')].filter(Boolean).join(' · ');
}
