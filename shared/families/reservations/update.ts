import type { Answer, Call } from '#shared/call.ts';
import { mergeFields } from '#shared/errors.ts';
import { clashesOfReservation } from '#shared/families/bookings/clashes.ts';
import { countBooking } from '#shared/families/bookings/counts.ts';
import { withKits } from '#shared/families/bookings/kits.ts';
import { readHolders } from '#shared/families/bookings/read-holders.ts';
import { assertNotBlocked } from '#shared/families/bookings/refusals.ts';
import { assertNoClashes } from '#shared/families/items/clashes.ts';
import { withSummaries } from '#shared/families/items/item-summaries.ts';
import { emptyProblems, itemIdsOf } from '#shared/families/items/lines.ts';
import { exchangeProblems } from '#shared/families/items/named-items.ts';
import {
  bookingLimitProblems,
  readContents,
  sentProblems,
} from '#shared/families/items/read-contents.ts';
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
  const { changes, kits, unknown } = await changesOf(call, body);
  const isTimeSent = 'start_time' in changes || 'end_time' in changes;
  const isJudged = isTimeSent || 'iid' in changes || 'lines' in changes;
  const own = [{ reservation_id: id }];
  const read = async (after: ReservationRecord) => {
    const { start_time: start, end_time: end } = after;
    const named = await readContents(call, after, itemIdsOf(before));
    const clashes = isJudged
      ? clashesOfReservation(after, named.items, { start, end }, { now, except: id })
      : [];
    return { ...named, clashes: await readHolders(call, clashes) };
  };
  return updateReading(call, reservationView, before, changes, read, {
    isDryRun,
    problems: (after, { items, problems }) =>
      mergeFields(
        isTimeSent ? windowProblems(after, now, 'end_time' in changes) : {},
        sentProblems(changes, problems),
        unknown,
        isJudged ? bookingLimitProblems(after, items, own) : {},
        'lines' in changes ? emptyProblems(after) : {},
        exchangeProblems(itemIdsOf(before), itemIdsOf(after)),
      ),
    decide: (after, { isContactBlocked, names, read: { items, clashes } }) => {
      assertNotCompleted(before);
      assertNotBlocked(isContactBlocked && after.contact_id !== before.contact_id);
      assertNoClashes(clashes);
      const counters = countBooking(call, 'open_reservations_count', before, after);
      const { record, known } = withSummaries(after, items);
      return {
        record,
        known: { ...known, names: new Map([...names, ...kits]) },
        ...joinWrites(rebookItems(call, before, after, items), { counters }),
      };
    },
  });
}

/** The changes of a PATCH. Kits take the place of all that the reservation had. */
async function changesOf(call: Call, body: ReservationUpdate) {
  const sent = sentChanges(body);
  const { iid = [], lines = [], kit_ids: kitIds = [] } = sent;
  if (kitIds.length === 0) return { changes: sent, kits: new Map<string, string>(), unknown: {} };
  const all = await withKits(call, { iid, lines }, kitIds);
  const changes = { ...sent, iid: all.iid, lines: all.lines };
  return { changes, kits: all.names, unknown: all.problems };
}
