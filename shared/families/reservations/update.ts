import type { Answer, Call } from '#shared/call.ts';
import { mergeFields } from '#shared/errors.ts';
import { countBooking } from '#shared/families/bookings/counts.ts';
import { readHolders } from '#shared/families/bookings/read-holders.ts';
import { assertNotBlocked } from '#shared/families/bookings/refusals.ts';
import { reservationClashes } from '#shared/families/items/availability.ts';
import { assertNoClashes } from '#shared/families/items/clashes.ts';
import { withSummaries } from '#shared/families/items/item-summaries.ts';
import {
  exchangeProblems,
  readItems,
  sentItemProblems,
} from '#shared/families/items/named-items.ts';
import { readForWrite } from '#shared/records/read.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { updateReading } from '#shared/records/update.ts';
import { sentChanges } from '#shared/records/versions.ts';
import { rebookItems } from './booked-items.ts';
import { assertNotCompleted } from './close.ts';
import type { Reservation } from './fields.ts';
import { type ReservationRecord, reservation } from './record.ts';
import { windowProblems } from './reservation.ts';
import { reservationView } from './reservation-view.ts';
import type { ReservationUpdate } from './sent-fields.ts';

/**
 * Updates an open reservation.
 * @throws ApiError `reservation_completed`
 */
export async function updateReservation(
  call: Call,
  id: number,
  body: ReservationUpdate,
  isDryRun: boolean,
): Promise<Answer<Reservation>> {
  const { now } = call;
  const before = await readForWrite(call, reservation, id);
  const changes = sentChanges(body);
  const isTimeSent = 'start_time' in changes || 'end_time' in changes;
  const isJudged = isTimeSent || 'iid' in changes;
  const read = async ({ iid, start_time: start, end_time: end }: ReservationRecord) => {
    const named = await readItems(call, [...new Set([...iid, ...before.iid])]);
    const itemsToReserve = isJudged ? named.items.filter((one) => iid.includes(one.id)) : [];
    const clashes = reservationClashes(itemsToReserve, { start, end }, { now, except: id });
    return { ...named, clashes: await readHolders(call, clashes) };
  };
  return updateReading(call, reservationView, before, changes, read, {
    isDryRun,
    problems: (after, { problems }) =>
      mergeFields(
        isTimeSent ? windowProblems(after, now, 'end_time' in changes) : {},
        sentItemProblems(changes.iid, problems),
        exchangeProblems(before.iid, after.iid),
      ),
    decide: (after, { isContactBlocked, read: { items, clashes } }) => {
      assertNotCompleted(before);
      assertNotBlocked(isContactBlocked && after.contact_id !== before.contact_id);
      assertNoClashes(clashes);
      const counters = countBooking(call, 'open_reservations_count', before, after);
      return {
        ...withSummaries(after, items),
        ...joinWrites(rebookItems(call, before, after, items), { counters }),
      };
    },
  });
}
