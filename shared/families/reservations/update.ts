import type { Call } from '#shared/call.ts';
import { mergeFields } from '#shared/errors.ts';
import { atKits, clashesAtKits } from '#shared/families/bookings/kit-parts.ts';
import { assertNotBlocked } from '#shared/families/bookings/refusals.ts';
import { withKits } from '#shared/families/bookings/select-booked.ts';
import { assertNoClashes } from '#shared/families/items/clashes.ts';
import { withSummaries } from '#shared/families/items/item-summaries.ts';
import { emptyProblems, itemIdsOf } from '#shared/families/items/lines.ts';
import { exchangeProblems } from '#shared/families/items/named-items.ts';
import { bookingLimitProblems, problemsOfContent } from '#shared/families/items/read-contents.ts';
import { readForWrite } from '#shared/records/read.ts';
import { updateReading } from '#shared/records/update.ts';
import { bodyChanges } from '#shared/records/versions.ts';
import { readReserved, rebookItems } from './booked-items.ts';
import { assertNotCompleted } from './close.ts';
import { type ReservationRecord, reservation } from './record.ts';
import type { ReservationUpdate } from './request-fields.ts';
import { windowProblems } from './reservation.ts';
import { reservationView } from './reservation-view.ts';

/**
 * Updates an open reservation.
 * @throws ApiError `reservation_completed`
 */
export async function updateReservation(
  call: Call,
  id: number,
  body: ReservationUpdate,
  isDryRun: boolean,
) {
  const { now } = call;
  const before = await readForWrite(call, reservation, id);
  const { changes, kits, parts, unknown } = await changesOf(call, body);
  const isTimeInBody = 'start_time' in changes || 'end_time' in changes;
  const isJudged = isTimeInBody || 'iid' in changes || 'lines' in changes;
  const own = [{ reservation_id: id }];
  const path = contentField(body);
  const read = (after: ReservationRecord) =>
    readReserved(call, after, { isJudged, others: itemIdsOf(before) });
  return updateReading(call, reservationView, before, changes, read, {
    isDryRun,
    path,
    problems: (after, { items, problems }) =>
      mergeFields(
        isTimeInBody ? windowProblems(after, now, 'end_time' in changes) : {},
        unknown,
        atKits(
          mergeFields(
            problemsOfContent(changes, problems),
            isJudged ? bookingLimitProblems(after, items, own) : {},
          ),
          parts,
        ),
        'lines' in changes ? emptyProblems(after) : {},
        exchangeProblems(itemIdsOf(before), itemIdsOf(after), path),
      ),
    decide: (after, { isContactBlocked, names, read: { items, clashes } }) => {
      assertNotCompleted(before);
      assertNotBlocked(isContactBlocked && after.contact_id !== before.contact_id);
      assertNoClashes(clashesAtKits(clashes, parts));
      return {
        ...withSummaries(after, items, new Map([...names, ...kits])),
        ...rebookItems(call, before, after, items),
      };
    },
  });
}

/** The list of a PATCH that says what is booked. */
function contentField({ iid, lines }: ReservationUpdate) {
  if (iid !== undefined) return 'iid';
  return lines === undefined ? 'kit_ids' : 'lines';
}

/** The changes of a PATCH. Kits take the place of all that the reservation had. */
async function changesOf(call: Call, body: ReservationUpdate) {
  const input = bodyChanges(body);
  const { iid = [], lines = [], kit_ids: kitIds = [] } = input;
  const all = await withKits(call, { iid, lines }, kitIds);
  const booked = kitIds.length === 0 ? {} : { iid: all.iid, lines: all.lines };
  const changes = { ...input, ...booked };
  return { changes, kits: all.names, parts: all.parts, unknown: all.problems };
}
