import type { Call } from '#shared/call.ts';
import { mergeFields } from '#shared/errors.ts';
import { atKits, clashesAtKits } from '#shared/families/bookings/kit-parts.ts';
import { assertNotBlocked } from '#shared/families/bookings/refusals.ts';
import { selectBooked } from '#shared/families/bookings/select-booked.ts';
import { assertNoClashes } from '#shared/families/items/clashes.ts';
import { withSummaries } from '#shared/families/items/item-summaries.ts';
import { withLabels } from '#shared/families/items/labels.ts';
import { bookingLimitProblems } from '#shared/families/items/read-contents.ts';
import { createReading } from '#shared/records/create.ts';
import { readReserved, reserveItems } from './booked-items.ts';
import type { ReservationCreate } from './request-fields.ts';
import { windowProblems } from './reservation.ts';
import { reservationView } from './reservation-view.ts';

/** Reserves items. A dry run only validates. */
export async function createReservation(call: Call, body: ReservationCreate, isDryRun: boolean) {
  const { content, selection, kits, parts, unknown } = await selectBooked(call, body);
  return createReading(call, reservationView, content, (draft) => readReserved(call, draft), {
    isDryRun,
    problems: (draft, named) =>
      mergeFields(
        windowProblems(draft, call.now, true),
        unknown,
        atKits(mergeFields(named.problems, bookingLimitProblems(content, named.items)), parts),
      ),
    decide: (record, { isContactBlocked, names, read: { items, clashes } }) => {
      assertNotBlocked(isContactBlocked);
      assertNoClashes(clashesAtKits(withLabels(clashes, selection), parts));
      return {
        ...withSummaries(record, items, new Map([...names, ...kits])),
        ...reserveItems(call, record, items),
      };
    },
  });
}
