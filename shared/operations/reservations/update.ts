import type { Answer, Call } from '#shared/call.ts';
import { assertNoClashes, reservationClashes } from '#shared/domain/availability.ts';
import { windowProblems } from '#shared/domain/reservation.ts';
import { mergeFields } from '#shared/errors.ts';
import { rebookItems } from '#shared/operations/bookings/booked-items.ts';
import { assertNotCompleted } from '#shared/operations/bookings/close-reservation.ts';
import { countBooking } from '#shared/operations/bookings/counts.ts';
import { assertNotBlocked } from '#shared/operations/bookings/refusals.ts';
import {
  exchangeProblems,
  readItems,
  sentItemProblems,
} from '#shared/operations/items/named-items.ts';
import { summariesOf } from '#shared/operations/items/summaries.ts';
import { readForWrite } from '#shared/records/read.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { updateReading } from '#shared/records/update.ts';
import { sentChanges } from '#shared/records/versions.ts';
import { type ReservationRecord, reservation } from '#shared/resources/reservation.ts';
import type { Reservation, ReservationUpdate } from '#shared/schemas/reservation.ts';
import { reservationView } from './reservation-view.ts';

/** Changes the fields of an open reservation that were sent. */
export async function updateReservation(
  call: Call,
  id: number,
  body: ReservationUpdate,
  isDryRun: boolean,
): Promise<Answer<Reservation>> {
  const { caller, now } = call;
  const before = await readForWrite(call, reservation, id);
  const changes = sentChanges(body);
  const isTimeSent = 'start_time' in changes || 'end_time' in changes;
  const read = ({ iid }: ReservationRecord) =>
    readItems(call, [...new Set([...iid, ...before.iid])]);
  return updateReading(call, reservationView, before, changes, read, {
    isDryRun,
    problems: (after, { problems }) =>
      mergeFields(
        isTimeSent ? windowProblems(after, now, 'end_time' in changes) : {},
        sentItemProblems(changes.iid, problems),
        exchangeProblems(before.iid, after.iid),
      ),
    decide: (after, { isContactBlocked, read: { items } }) => {
      assertNotCompleted(before);
      assertNotBlocked(isContactBlocked && after.contact_id !== before.contact_id);
      if (isTimeSent || 'iid' in changes) {
        const kept = items.filter((one) => after.iid.includes(one.id));
        const window = { start: after.start_time, end: after.end_time };
        assertNoClashes(reservationClashes(kept, window, { now, except: id }));
      }
      const counters = countBooking(caller, 'open_reservations_count', before, after);
      return {
        known: { items: summariesOf(items) },
        ...joinWrites(rebookItems(call, before, after, items), { counters }),
      };
    },
  });
}
