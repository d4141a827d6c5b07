import type { CredentialCall } from '#shared/auth/caller.ts';
import type { Call } from '#shared/call.ts';
import { mergeFields } from '#shared/errors.ts';
import { readClashes } from '#shared/families/bookings/clashes.ts';
import { assertNotBlocked, contentProblems } from '#shared/families/bookings/refusals.ts';
import { remainingKits } from '#shared/families/bookings/select-booked-items.ts';
import { write as eventWrite } from '#shared/families/events/access.ts';
import { checkoutWindow } from '#shared/families/items/availability.ts';
import { assertNoClashes } from '#shared/families/items/clashes.ts';
import { withSummaries } from '#shared/families/items/item-summaries.ts';
import { itemIdsOf } from '#shared/families/items/lines.ts';
import { problemsOfContent, readContents } from '#shared/families/items/read-contents.ts';
import { releaseItems } from '#shared/families/reservations/booked-items.ts';
import {
  assertNotCompleted,
  completeAsEvent,
  completeWithoutRecord,
  completionChanges,
  releasedContents,
} from '#shared/families/reservations/complete.ts';
import type {
  CompleteAsCheckout,
  Completion,
} from '#shared/families/reservations/completion-fields.ts';
import { type ReservationRecord, reservation } from '#shared/families/reservations/record.ts';
import { reservationView } from '#shared/families/reservations/reservation-view.ts';
import { updateRecord } from '#shared/records/operations.ts';
import { type Current, nextId, readForWrite } from '#shared/records/read.ts';
import { nameKey } from '#shared/records/reference-names.ts';
import { bodyReferences } from '#shared/records/references.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { newRecord } from '#shared/records/versions.ts';
import { insertion } from '#shared/records/writes.ts';
import { requireAccess } from '#shared/routes/require-access.ts';
import { write as checkoutWrite } from './access.ts';
import { dueProblems } from './checkout.ts';
import { checkout } from './record.ts';
import { takeItems } from './take-items.ts';

/** Completes a reservation: as a checkout, as an event, as cancelled, or as unspecified. */
export async function completeReservation(
  call: CredentialCall,
  id: number,
  body: Completion,
  isDryRun: boolean,
) {
  if (body.complete_as === 'checkout') requireAccess(call, checkoutWrite);
  if (body.complete_as === 'event') requireAccess(call, eventWrite);
  const before = await readForWrite(call, reservation, id);
  if (body.complete_as === 'checkout') return completeAsCheckout(call, before, body, isDryRun);
  if (body.complete_as === 'event') return completeAsEvent(call, before, body, isDryRun);
  return completeWithoutRecord(call, before, body.complete_as, body.remarks, isDryRun);
}

/** Completes a reservation by checking out some or all of its items. The others become free. */
function completeAsCheckout(
  call: Call,
  before: Current<ReservationRecord>,
  body: CompleteAsCheckout,
  isDryRun: boolean,
) {
  const { remarks } = body;
  const contents = contentsOf(before, body);
  const isPart = body.iid !== null || body.lines !== null;
  const due = body.due_time ?? before.end_time;
  const entry = { action: 'complete', remarks } as const;
  const changes = completionChanges(call, {
    completed_as: 'checkout',
    completion_remarks: remarks,
    ...releasedContents(before, contents),
  });
  const checkoutIds = new Set(itemIdsOf(contents));
  const read = async () => {
    const [namedItems, id, kit_ids] = await Promise.all([
      readContents(call, contents, itemIdsOf(before)),
      isDryRun ? null : nextId(call, 'checkout'),
      isPart ? remainingKits(call, before.kit_ids, contents) : before.kit_ids,
    ]);
    const out = namedItems.items.filter((one) => checkoutIds.has(one.id));
    const rest = namedItems.items.filter((one) => !checkoutIds.has(one.id));
    const clashes = await readClashes(call, contents, out, checkoutWindow(due, call), {
      purpose: 'checkout',
      except: { reservation_id: before.id },
    });
    return { ...namedItems, id, kit_ids, out, rest, clashes };
  };
  return updateRecord(call, reservationView, before, changes, read, {
    entry,
    isDryRun,
    alwaysWrites: true,
    references: bodyReferences(reservation, { contact_id: before.contact_id }),
    problems: (_after, { items, problems }) =>
      mergeFields(
        dueProblems(due, call),
        contentProblems(contents, before, {
          items,
          problems: problemsOfContent(contents, problems),
        }),
      ),
    decide: (
      after,
      { isContactBlocked, names, read: { items, id, kit_ids, out, rest, clashes } },
    ) => {
      assertNotCompleted(before);
      assertNotBlocked(isContactBlocked);
      assertNoClashes(clashes);
      const content = { ...checkoutOf(before), ...contents, kit_ids, due_time: due };
      const draft = newRecord(call, checkout, id ?? 0, content);
      const withDraft = new Map([...names, [nameKey('checkout', draft.id), draft.name]]);
      const { record: newCheckout, knownRecords } = withSummaries(draft, items, withDraft);
      return {
        record: { ...after, checkout_id: id },
        knownRecords,
        ...joinWrites(
          insertion(call, checkout, newCheckout, remarks),
          takeItems(call, newCheckout, out, remarks),
          releaseItems(call, before, rest, entry),
        ),
      };
    },
  });
}

function checkoutOf({ id, name, contact_id, user_id, location_id }: ReservationRecord) {
  return { name, contact_id, user_id, location_id, reservation_id: id };
}

/** The contents of a reservation that go out: those named, or all of them. */
function contentsOf(before: ReservationRecord, { iid, lines }: CompleteAsCheckout) {
  if (iid === null && lines === null) return { iid: before.iid, lines: before.lines };
  return { iid: iid ?? [], lines: lines ?? [] };
}
