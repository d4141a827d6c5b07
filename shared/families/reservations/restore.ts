import type { Call } from '#shared/call.ts';
import { mergeFields } from '#shared/errors.ts';
import { assertNotBlocked } from '#shared/families/bookings/refusals.ts';
import { assertNoClashes } from '#shared/families/items/clashes.ts';
import { withSummaries } from '#shared/families/items/item-summaries.ts';
import { noteOnItems } from '#shared/families/items/named-items.ts';
import { bookingLimitProblems } from '#shared/families/items/read-contents.ts';
import { restoreReading } from '#shared/records/restore.ts';
import { readReserved, reserveItems } from './booked-items.ts';
import type { ReservationRecord } from './record.ts';
import { reservationView } from './reservation-view.ts';

/** Restores a reservation. The items of an open one must be free. */
export function restoreReservation(call: Call, id: number) {
  const read = (draft: ReservationRecord) =>
    readReserved(call, draft, { isJudged: draft.status === 'open' });
  return restoreReading(call, reservationView, id, read, {
    unjudged: ['checkout_id', 'event_id'],
    problems: (draft, { items, problems }) =>
      mergeFields(problems, draft.status === 'open' ? bookingLimitProblems(draft, items) : {}),
    decide: (draft, { isContactBlocked, read: { items, clashes } }) => {
      const known = withSummaries(draft, items);
      const cause = { resource: 'reservation', id } as const;
      if (draft.status !== 'open') {
        const occasion = { action: 'restore', cause, naming: cause } as const;
        return { ...known, ...noteOnItems(call, items, occasion) };
      }
      assertNotBlocked(isContactBlocked);
      assertNoClashes(clashes);
      return { ...known, ...reserveItems(call, draft, items, 'restore') };
    },
  });
}
