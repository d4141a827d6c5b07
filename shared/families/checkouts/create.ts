import type { CredentialCall } from '#shared/auth/caller.ts';
import type { Call } from '#shared/call.ts';
import { mergeFields } from '#shared/errors.ts';
import { readClashes } from '#shared/families/bookings/clashes.ts';
import { clashesInBody, problemsInBody } from '#shared/families/bookings/kit-parts.ts';
import { assertNotBlocked, contentProblems } from '#shared/families/bookings/refusals.ts';
import { selectBookedItems } from '#shared/families/bookings/select-booked-items.ts';
import { checkoutWindow } from '#shared/families/items/availability.ts';
import { assertNoClashes } from '#shared/families/items/clashes.ts';
import { withSummaries } from '#shared/families/items/item-summaries.ts';
import { itemIdsOf } from '#shared/families/items/lines.ts';
import { readItems } from '#shared/families/items/named-items.ts';
import { bookingLimitProblems, readContents } from '#shared/families/items/read-contents.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { write as reservationWrite } from '#shared/families/reservations/access.ts';
import { releaseItems } from '#shared/families/reservations/booked-items.ts';
import {
  assertNotCompleted,
  completionChanges,
  releasedContents,
} from '#shared/families/reservations/complete.ts';
import { type ReservationRecord, reservation } from '#shared/families/reservations/record.ts';
import { occurrenceProblems, withOccurredAt } from '#shared/records/occurrence.ts';
import { createRecord } from '#shared/records/operations.ts';
import { type Current, readLinked } from '#shared/records/read.ts';
import { joinWrites, type Transaction } from '#shared/records/transaction.ts';
import { nextVersion } from '#shared/records/versions.ts';
import { change } from '#shared/records/writes.ts';
import { requireAccess } from '#shared/routes/require-access.ts';
import { dueProblems } from './checkout.ts';
import { checkoutView } from './checkout-view.ts';
import { laterCheckoutsOf } from './later-checkouts.ts';
import type { CheckoutCreate } from './operation-fields.ts';
import { readPastOccupancies, untilDue } from './past-occupancies.ts';
import type { CheckoutRecord } from './record.ts';
import { takeItems } from './take-items.ts';

/** Checks items out, optionally from a reservation. A dry run only validates. */
export async function checkOut(
  originalCall: CredentialCall,
  { occurred_at, ...body }: CheckoutCreate,
  isDryRun: boolean,
) {
  const call = withOccurredAt(originalCall, occurred_at);
  const { reservation_id, due_time } = body;
  if (reservation_id !== null) requireAccess(call, reservationWrite);
  const { content: booking, selection, kits, unknown } = await selectBookedItems(call, body);
  const content = { ...booking, checked_out_at: occurred_at };
  return createRecord(call, checkoutView, content, () => readForCheckout(call, content), {
    isDryRun,
    problems: (_draft, { booked, items, problems }) =>
      mergeFields(
        occurrenceProblems(call),
        dueProblems(due_time, call),
        unknown,
        problemsInBody(
          mergeFields(
            booked ? contentProblems(content, booked, { items, problems }) : problems,
            bookingLimitProblems(content, items, booked ? [{ reservation_id: booked.id }] : []),
          ),
          selection,
        ),
      ),
    decide: (
      record,
      { isContactBlocked, names, read: { booked, items, remainingItems, clashes, laterCheckouts } },
    ) => {
      if (booked) assertNotCompleted(booked);
      assertNotBlocked(isContactBlocked);
      assertNoClashes(clashesInBody(clashes, selection));
      return {
        ...withSummaries(
          { ...record, out_again: laterCheckouts },
          items,
          new Map([...names, ...kits]),
        ),
        ...joinWrites(
          takeItems(call, record, items),
          booked ? complete(call, booked, record, remainingItems) : {},
        ),
      };
    },
  });
}

type CheckoutContents = Pick<CheckoutRecord, 'iid' | 'lines' | 'due_time' | 'reservation_id'>;

async function readForCheckout(call: Call, contents: CheckoutContents) {
  const { due_time, reservation_id } = contents;
  const [{ items, problems }, [booked]] = await Promise.all([
    readContents(call, contents),
    readLinked(call, reservation, reservation_id === null ? [] : [reservation_id]),
  ]);
  const itemIds = new Set(itemIdsOf(contents));
  const remainingIds = booked ? itemIdsOf(booked).filter((id) => !itemIds.has(id)) : [];
  const [{ items: remainingItems }, past] = await Promise.all([
    readItems(call, remainingIds),
    readPastOccupancies(call, itemIdsOf(contents)),
  ]);
  const clashes = await readClashes(call, contents, items, checkoutWindow(due_time, call), {
    purpose: 'checkout',
    past: untilDue(past, due_time),
    except: booked && { reservation_id: booked.id },
  });
  const laterCheckouts = laterCheckoutsOf(call, contents, items, past);
  return { items, problems, booked, remainingItems, clashes, laterCheckouts };
}

/** Completes the reservation of a checkout. Its items that the checkout does not take become free. */
function complete(
  call: Call,
  before: Current<ReservationRecord>,
  record: CheckoutRecord,
  remainingItems: readonly Current<ItemRecord>[],
): Transaction {
  const entry = { action: 'complete' } as const;
  const changes = completionChanges(call, {
    completed_as: 'checkout',
    checkout_id: record.id,
    ...releasedContents(before, record),
  });
  const after = nextVersion<ReservationRecord>(call, before, changes);
  return joinWrites(
    change(call, reservation, before, after, entry),
    releaseItems(call, before, remainingItems, entry),
  );
}
