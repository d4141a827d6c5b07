import type { Call } from '#shared/call.ts';
import { ApiError, type FieldProblem } from '#shared/errors.ts';
import { isTooFarAhead } from '#shared/families/events/event.ts';
import { withInspection } from '#shared/families/events/inspections.ts';
import { event } from '#shared/families/events/record.ts';
import { withSummaries } from '#shared/families/items/item-summaries.ts';
import { type Contents, itemIdsOf, lineOf } from '#shared/families/items/lines.ts';
import { readItems } from '#shared/families/items/named-items.ts';
import { exact } from '#shared/families/items/quantities.ts';
import { summariesOf } from '#shared/families/items/summaries.ts';
import { updateRecord } from '#shared/records/operations.ts';
import { type Current, nextId } from '#shared/records/read.ts';
import { nameKey } from '#shared/records/reference-names.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { newRecord } from '#shared/records/versions.ts';
import { insertion } from '#shared/records/writes.ts';
import { releaseItems } from './booked-items.ts';
import type { CompleteAsEvent } from './completion-fields.ts';
import type { ReservationRecord } from './record.ts';
import { reservationView } from './reservation-view.ts';

/** Completes a reservation without a successor: it ended or was cancelled. */
export function completeWithoutRecord(
  call: Call,
  before: Current<ReservationRecord>,
  completed_as: 'unspecified' | 'cancelled',
  remarks: string | null,
  isDryRun: boolean,
) {
  const entry = { action: 'complete', remarks } as const;
  const changes = completionChanges(call, {
    completed_as,
    completion_remarks: remarks,
    released_iid: before.iid,
    released_lines: before.lines,
  });
  const read = () => readItems(call, itemIdsOf(before));
  return updateRecord(call, reservationView, before, changes, read, {
    entry,
    isDryRun,
    alwaysWrites: true,
    decide: (_after, { read: { items } }) => {
      assertNotCompleted(before);
      return {
        knownRecords: { items: summariesOf(items) },
        ...releaseItems(call, before, items, entry),
      };
    },
  });
}

export function completeAsEvent(
  call: Call,
  before: Current<ReservationRecord>,
  { kind, cost, remarks }: CompleteAsEvent,
  isDryRun: boolean,
) {
  const entry = { action: 'complete', remarks } as const;
  const changes = completionChanges(call, { completed_as: 'event', completion_remarks: remarks });
  const read = async () => {
    const [{ items }, id] = await Promise.all([
      readItems(call, itemIdsOf(before)),
      isDryRun ? null : nextId(call, 'event'),
    ]);
    return { items, id };
  };
  return updateRecord(call, reservationView, before, changes, read, {
    entry,
    isDryRun,
    alwaysWrites: true,
    problems: () =>
      isTooFarAhead({ kind, time: before.start_time }, call) ? { kind: [tooLate()] } : {},
    decide: (after, { names, read: { items, id } }) => {
      assertNotCompleted(before);
      const content = { ...eventOf(before), kind, cost };
      const draft = newRecord(call, event, id ?? 0, content);
      const withDraft = new Map([...names, [nameKey('event', draft.id), draft.name]]);
      const { record: newEvent, knownRecords } = withSummaries(draft, items, withDraft);
      const naming = { resource: 'event', id: newEvent.id } as const;
      return {
        record: { ...after, event_id: id },
        knownRecords,
        ...joinWrites(
          releaseItems(call, before, items, { ...entry, naming }, (item) =>
            withInspection(item, newEvent),
          ),
          insertion(call, event, newEvent, remarks),
        ),
      };
    },
  });
}

function tooLate(): FieldProblem {
  const message = 'This kind needs a reservation that starts within a day.';
  return { code: 'too_late', message };
}

/** The event of a reservation names all of its items, whether whole or by quantity. */
function eventOf(reservation: ReservationRecord) {
  const { id, name, start_time, end_time, contact_id, user_id, location_id } = reservation;
  const parties = { contact_id, user_id, location_id };
  const iid = itemIdsOf(reservation);
  return { name, iid, time: start_time, end_time, ...parties, reservation_id: id };
}

export function completionChanges(
  call: Call,
  completion: Partial<ReservationRecord>,
): Partial<ReservationRecord> {
  const { actor } = call.caller;
  return { ...completion, status: 'completed', completed_at: call.now, completed_by: actor };
}

/** The contents of a reservation that become free when some of them are checked out. */
export function releasedContents({ iid, lines }: ReservationRecord, out: Contents) {
  const released_lines = lines.flatMap(({ item_id, quantity }) => {
    const remaining = exact(quantity - (lineOf(out, item_id)?.quantity ?? 0));
    return remaining > 0 ? [{ item_id, quantity: remaining }] : [];
  });
  return { released_iid: iid.filter((id) => !out.iid.includes(id)), released_lines };
}

/** @throws ApiError `reservation_completed` */
export function assertNotCompleted({ id, status }: ReservationRecord): void {
  if (status === 'open') return;
  throw new ApiError('reservation_completed', { message: `Reservation ${id} is completed.` });
}
