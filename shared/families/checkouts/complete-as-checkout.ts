import type { Answer, Call } from '#shared/call.ts';
import { mergeFields } from '#shared/errors.ts';
import { countBooking } from '#shared/families/bookings/counts.ts';
import { readHolders } from '#shared/families/bookings/read-holders.ts';
import { assertNotBlocked, foreignItemProblems } from '#shared/families/bookings/refusals.ts';
import { checkoutClashes } from '#shared/families/items/availability.ts';
import { assertNoClashes } from '#shared/families/items/clashes.ts';
import { storedSummaries } from '#shared/families/items/item-summaries.ts';
import { sentItemProblems } from '#shared/families/items/named-items.ts';
import { summariesOf } from '#shared/families/items/summaries.ts';
import { freeItems } from '#shared/families/reservations/booked-items.ts';
import { assertNotCompleted, completionChanges } from '#shared/families/reservations/close.ts';
import type { CompleteAsCheckout } from '#shared/families/reservations/completion-fields.ts';
import type { Reservation } from '#shared/families/reservations/fields.ts';
import { readCompletion } from '#shared/families/reservations/read-completion.ts';
import { type ReservationRecord, reservation } from '#shared/families/reservations/record.ts';
import { reservationView } from '#shared/families/reservations/reservation-view.ts';
import type { Current } from '#shared/records/read.ts';
import { sentReferences } from '#shared/records/references.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { updateReading } from '#shared/records/update.ts';
import { newRecord } from '#shared/records/versions.ts';
import { insertion } from '#shared/records/writes.ts';
import { dueProblems } from './checkout.ts';
import { checkout } from './record.ts';
import { takeItems } from './take-items.ts';

/** Completes a reservation by checking out some or all of its items. The others become free. */
export function completeAsCheckout(
  call: Call,
  before: Current<ReservationRecord>,
  body: CompleteAsCheckout,
  isDryRun: boolean,
): Promise<Answer<Reservation>> {
  const { now } = call;
  const { remarks, iid = null } = body;
  const checkedOutIds = iid ?? before.iid;
  const due = body.due_time ?? before.end_time;
  const occasion = { action: 'complete', remarks } as const;
  const changes = completionChanges(call, {
    completed_as: 'checkout',
    completion_remarks: remarks,
    released_iid: before.iid.filter((id) => !checkedOutIds.includes(id)),
  });
  const named = [...new Set([...checkedOutIds, ...before.iid])];
  const read = async () => {
    const found = await readCompletion(call, named, isDryRun ? null : 'checkout');
    const out = found.items.filter((one) => checkedOutIds.includes(one.id));
    const rest = found.items.filter((one) => !checkedOutIds.includes(one.id));
    const clashes = checkoutClashes(out, due, { now, except: before.id });
    return { ...found, out, rest, clashes: await readHolders(call, clashes) };
  };
  return updateReading(call, reservationView, before, changes, read, {
    occasion,
    isDryRun,
    isWritten: true,
    references: sentReferences(reservation, { contact_id: before.contact_id }),
    problems: (_after, { items, problems }) =>
      mergeFields(
        dueProblems(due, call),
        sentItemProblems(checkedOutIds, problems),
        foreignItemProblems(existing(checkedOutIds, items), { resource: 'reservation', ...before }),
      ),
    decide: (after, { isContactBlocked, names, read: { items, id, out, rest, clashes } }) => {
      assertNotCompleted(before);
      assertNotBlocked(isContactBlocked);
      assertNoClashes(clashes);
      const summaries = summariesOf(items);
      const newCheckout = newRecord(call, checkout, id ?? 0, {
        ...checkoutOf(before),
        iid: checkedOutIds,
        due_time: due,
        ...storedSummaries(checkedOutIds, summaries),
      });
      const counters = [
        ...countBooking(call, 'open_reservations_count', before, after),
        ...countBooking(call, 'open_checkouts_count', undefined, newCheckout),
      ];
      return {
        record: { ...after, checkout_id: id },
        known: {
          names: new Map([...names, [`checkout#${newCheckout.id}`, newCheckout.name]]),
          items: summaries,
        },
        ...joinWrites(
          insertion(call, checkout, newCheckout),
          takeItems(call, newCheckout, out),
          freeItems(call, before, rest, occasion),
          { counters },
        ),
      };
    },
  });
}

function checkoutOf({ id, name, contact_id, user_id, location_id }: ReservationRecord) {
  return { name, contact_id, user_id, location_id, reservation_id: id };
}

function existing(iid: readonly number[], items: readonly { id: number }[]): number[] {
  return iid.filter((id) => items.some((one) => one.id === id));
}
