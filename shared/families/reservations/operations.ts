import type { Call } from '#shared/call.ts';
import { mergeFields } from '#shared/errors.ts';
import { clashesInBody, problemsInBody } from '#shared/families/bookings/kit-parts.ts';
import { assertNotBlocked } from '#shared/families/bookings/refusals.ts';
import { selectBookedItems } from '#shared/families/bookings/select-booked-items.ts';
import { assertNoClashes } from '#shared/families/items/clashes.ts';
import { withSummaries } from '#shared/families/items/item-summaries.ts';
import { emptyProblems, itemIdsOf } from '#shared/families/items/lines.ts';
import {
  readItems,
  readItemVersions,
  replacementProblems,
  unversionedEntriesOf,
} from '#shared/families/items/named-items.ts';
import { bookingLimitProblems, problemsOfContent } from '#shared/families/items/read-contents.ts';
import { createRecord, restoreRecord, updateRecord } from '#shared/records/operations.ts';
import { type PutInput, putByRef } from '#shared/records/put-by-ref.ts';
import { type Current, readForWrite } from '#shared/records/read.ts';
import { removeRecord } from '#shared/records/remove.ts';
import {
  itemsReserved,
  readReserved,
  rebookItems,
  releaseItems,
  reserveItems,
} from './booked-items.ts';
import { changesOf, contentField, quantityField } from './changes.ts';
import { assertNotCompleted } from './complete.ts';
import { type ReservationRecord, reservation } from './record.ts';
import {
  type PutReservationQuery,
  putBodies,
  type ReservationChange,
  type ReservationCreate,
} from './request-fields.ts';
import { windowProblems } from './reservation.ts';
import { reservationView } from './reservation-view.ts';

/** Reserves items. A dry run only validates. */
export async function createReservation(call: Call, body: ReservationCreate, isDryRun: boolean) {
  const { content, selection, kits, unknown } = await selectBookedItems(call, body);
  return createRecord(call, reservationView, content, (draft) => readReserved(call, draft), {
    isDryRun,
    problems: (draft, namedItems) =>
      mergeFields(
        windowProblems(draft, call.now, true),
        unknown,
        problemsInBody(
          mergeFields(namedItems.problems, bookingLimitProblems(content, namedItems.items)),
          selection,
        ),
      ),
    decide: (record, { isContactBlocked, names, read: { items, clashes } }) => {
      assertNotBlocked(isContactBlocked);
      assertNoClashes(clashesInBody(clashes, selection));
      return {
        ...withSummaries(record, itemsReserved(record, items), new Map([...names, ...kits])),
        ...reserveItems(call, record, items),
      };
    },
  });
}

/**
 * Updates an open reservation.
 * @throws ApiError `reservation_completed`
 */
export async function updateReservation(
  call: Call,
  id: number,
  body: ReservationChange,
  isDryRun: boolean,
) {
  const { now } = call;
  const before = await readForWrite(call, reservation, id);
  const { changes, selection, kits, unknown } = await changesOf(call, body);
  const isTimeInBody = 'start_time' in changes || 'end_time' in changes;
  const checksAvailability = isTimeInBody || 'iid' in changes || 'lines' in changes;
  const own = [{ reservation_id: id }];
  const path = contentField(body);
  const read = (after: ReservationRecord) =>
    readReserved(call, after, { checksAvailability, others: itemIdsOf(before) });
  return updateRecord(call, reservationView, before, changes, read, {
    isDryRun,
    path,
    problems: (after, { items, problems }) =>
      mergeFields(
        isTimeInBody ? windowProblems(after, now, 'end_time' in changes) : {},
        unknown,
        problemsInBody(
          mergeFields(
            problemsOfContent(changes, problems),
            checksAvailability ? bookingLimitProblems(after, items, own) : {},
          ),
          selection,
        ),
        'lines' in changes && Object.keys(unknown).length === 0
          ? emptyProblems(after, quantityField(body))
          : {},
        replacementProblems(itemIdsOf(before), itemIdsOf(after), path),
      ),
    decide: (after, { isContactBlocked, names, read: { items, clashes } }) => {
      assertNotCompleted(before);
      assertNotBlocked(isContactBlocked && after.contact_id !== before.contact_id);
      assertNoClashes(clashesInBody(clashes, selection));
      return {
        ...withSummaries(after, itemsReserved(after, items), new Map([...names, ...kits])),
        ...rebookItems(call, before, after, items),
      };
    },
  });
}

export function putReservationByRef(call: Call, input: PutInput<PutReservationQuery>) {
  const isDryRun = input.query.dry_run ?? false;
  return putByRef(call, reservation, input, {
    bodies: putBodies,
    create: (one, body) => createReservation(one, body, isDryRun),
    update: (one, id, body) => updateReservation(one, id, body, isDryRun),
  });
}

/** Deletes a reservation. The items of an open one become free. */
export async function removeReservation(call: Call, id: number) {
  return removeReservationRecord(call, await readForWrite(call, reservation, id));
}

export async function removeReservationRecord(call: Call, record: Current<ReservationRecord>) {
  return removeRecord(call, reservation, record, {
    extraWrites: await releasedItemWrites(call, record),
  });
}

async function releasedItemWrites(call: Call, record: Current<ReservationRecord>) {
  const { id, status } = record;
  if (status === 'open') {
    const { items } = await readItems(call, itemIdsOf(record));
    return releaseItems(call, record, items, { action: 'delete' });
  }
  const entry = { action: 'delete', cause: { resource: 'reservation', id } } as const;
  return unversionedEntriesOf(call, await readItemVersions(call, itemIdsOf(record)), entry);
}

/** Restores a reservation. The items of an open one must be free. */
export function restoreReservation(call: Call, id: number) {
  const read = (draft: ReservationRecord) =>
    readReserved(call, draft, { checksAvailability: draft.status === 'open' });
  return restoreRecord(call, reservationView, id, read, {
    uncheckedReferences: ['checkout_id', 'event_id'],
    problems: (draft, { items, problems }) =>
      mergeFields(problems, draft.status === 'open' ? bookingLimitProblems(draft, items) : {}),
    decide: (draft, { isContactBlocked, read: { items, clashes } }) => {
      const cause = { resource: 'reservation', id } as const;
      if (draft.status !== 'open') {
        const entry = { action: 'restore', cause, naming: cause } as const;
        return { ...withSummaries(draft, items), ...unversionedEntriesOf(call, items, entry) };
      }
      assertNotBlocked(isContactBlocked);
      assertNoClashes(clashes);
      const summaries = withSummaries(draft, itemsReserved(draft, items));
      return { ...summaries, ...reserveItems(call, draft, items, 'restore') };
    },
  });
}
