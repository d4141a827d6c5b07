import type { Answer, Call } from '#shared/call.ts';
import { countBooking } from '#shared/families/bookings/counts.ts';
import { readHolders } from '#shared/families/bookings/read-holders.ts';
import { assertNotBlocked } from '#shared/families/bookings/refusals.ts';
import { reservationClashes } from '#shared/families/items/availability.ts';
import { assertNoClashes } from '#shared/families/items/clashes.ts';
import { withSummaries } from '#shared/families/items/item-summaries.ts';
import { readItems } from '#shared/families/items/named-items.ts';
import { noteOnItems } from '#shared/families/items/notes.ts';
import { restoreReading } from '#shared/records/restore.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { reserveItems } from './booked-items.ts';
import type { Reservation } from './fields.ts';
import type { ReservationRecord } from './record.ts';
import { reservationView } from './reservation-view.ts';

/** Restores a reservation. The items of an open one must be free. */
export function restoreReservation(call: Call, id: number): Promise<Answer<Reservation>> {
  const read = async ({ iid, status, start_time: start, end_time: end }: ReservationRecord) => {
    const named = await readItems(call, iid);
    const clashes =
      status === 'open' ? reservationClashes(named.items, { start, end }, { now: call.now }) : [];
    return { ...named, clashes: await readHolders(call, clashes) };
  };
  return restoreReading(call, reservationView, id, read, {
    unjudged: ['checkout_id', 'event_id'],
    problems: (_draft, { problems }) => problems,
    decide: (draft, { isContactBlocked, read: { items, clashes } }) => {
      const known = withSummaries(draft, items);
      const cause = { resource: 'reservation', id } as const;
      if (draft.status !== 'open') {
        const occasion = { action: 'restore', cause, naming: cause } as const;
        return { ...known, ...noteOnItems(call, items, occasion) };
      }
      assertNotBlocked(isContactBlocked);
      assertNoClashes(clashes);
      const counters = countBooking(call, 'open_reservations_count', undefined, draft);
      return { ...known, ...joinWrites(reserveItems(call, draft, items, 'restore'), { counters }) };
    },
  });
}
