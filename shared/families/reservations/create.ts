import type { Call } from '#shared/call.ts';
import { mergeFields } from '#shared/errors.ts';
import { clashesOfReservation, readHolders } from '#shared/families/bookings/clashes.ts';
import { atKits, clashesAtKits } from '#shared/families/bookings/kit-parts.ts';
import { assertNotBlocked } from '#shared/families/bookings/refusals.ts';
import { selectBooked } from '#shared/families/bookings/select-booked.ts';
import { assertNoClashes } from '#shared/families/items/clashes.ts';
import { withSummaries } from '#shared/families/items/item-summaries.ts';
import { withLabels } from '#shared/families/items/labels.ts';
import { bookingLimitProblems, readContents } from '#shared/families/items/read-contents.ts';
import { createReading } from '#shared/records/create.ts';
import { reserveItems } from './booked-items.ts';
import type { ReservationRecord } from './record.ts';
import type { ReservationCreate } from './request-fields.ts';
import { windowProblems } from './reservation.ts';
import { reservationView } from './reservation-view.ts';

/** Reserves items. A dry run only validates. */
export async function createReservation(call: Call, body: ReservationCreate, isDryRun: boolean) {
  const { now } = call;
  const { content, selection, kits, parts, unknown } = await selectBooked(call, body);
  const read = async ({ start_time: start, end_time: end }: ReservationRecord) => {
    const named = await readContents(call, content);
    const clashes = clashesOfReservation(content, named.items, { start, end }, { now });
    const heldClashes = withLabels(await readHolders(call, clashes), selection);
    return { ...named, clashes: clashesAtKits(heldClashes, parts) };
  };
  return createReading(call, reservationView, content, read, {
    isDryRun,
    problems: (draft, named) =>
      mergeFields(
        windowProblems(draft, now, true),
        unknown,
        atKits(mergeFields(named.problems, bookingLimitProblems(content, named.items)), parts),
      ),
    decide: (record, { isContactBlocked, names, read: { items, clashes } }) => {
      assertNotBlocked(isContactBlocked);
      assertNoClashes(clashes);
      const { record: withItems, known } = withSummaries(record, items);
      return {
        record: withItems,
        known: { ...known, names: new Map([...names, ...kits]) },
        ...reserveItems(call, record, items),
      };
    },
  });
}
