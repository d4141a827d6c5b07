import type { Answer, Call } from '#shared/call.ts';
import { assertNoClashes, reservationClashes } from '#shared/domain/availability.ts';
import { windowProblems } from '#shared/domain/reservation.ts';
import { mergeFields } from '#shared/errors.ts';
import { reserveItems } from '#shared/operations/bookings/booked-items.ts';
import { countBooking } from '#shared/operations/bookings/counts.ts';
import { assertNotBlocked } from '#shared/operations/bookings/refusals.ts';
import { readItems } from '#shared/operations/items/named-items.ts';
import { summariesOf } from '#shared/operations/items/summaries.ts';
import { createReading } from '#shared/records/create.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import type { Reservation, ReservationCreate } from '#shared/schemas/reservation.ts';
import { reservationView } from './reservation-view.ts';

/** Reserves items; a dry run only judges whether it could. */
export function createReservation(
  call: Call,
  body: ReservationCreate,
  isDryRun: boolean,
): Promise<Answer<Reservation>> {
  const { caller, now } = call;
  return createReading(call, reservationView, body, () => readItems(call, body.iid), {
    isDryRun,
    problems: (draft, named) => mergeFields(windowProblems(draft, now, true), named.problems),
    decide: (record, { isContactBlocked, read: { items } }) => {
      assertNotBlocked(isContactBlocked);
      const window = { start: record.start_time, end: record.end_time };
      assertNoClashes(reservationClashes(items, window, { now }));
      const counters = countBooking(caller, 'open_reservations_count', undefined, record);
      return {
        known: { items: summariesOf(items) },
        ...joinWrites(reserveItems(call, record, items), { counters }),
      };
    },
  });
}
