import type { Answer, Call } from '#shared/call.ts';
import { refuseClashes, reservationClashes } from '#shared/domain/availability.ts';
import { withBooking } from '#shared/domain/bookings.ts';
import { type Names, named } from '#shared/domain/names.ts';
import { classify, isClassified, windowProblems } from '#shared/domain/reservation.ts';
import { ApiError } from '#shared/errors.ts';
import {
  editItems,
  readItems,
  readSummaries,
  type Summaries,
  summariesOf,
  summarise,
} from '#shared/operations/items/named-items.ts';
import { commit } from '#shared/records/commit.ts';
import {
  indexFilter,
  itemFilter,
  referenceFilter,
  selectionOf,
} from '#shared/records/lists/filters.ts';
import { historyOf, insertion, newRecord, nextId } from '#shared/records/records.ts';
import {
  examine,
  readNames,
  referencesOf,
  refuseProblems,
  sentReferences,
} from '#shared/records/references.ts';
import { joinPlans } from '#shared/records/transaction.ts';
import { answerList, dryRun, type View } from '#shared/records/view.ts';
import { type ReservationRecord, reservation } from '#shared/resources/reservation.ts';
import type {
  Reservation,
  ReservationCreate,
  ReservationQuery,
} from '#shared/schemas/reservation.ts';
import { countBooking, refuseBlocked } from './bookings.ts';

/** How reservations are shown. */
export const reservationView: View<ReservationRecord, Reservation> = {
  resource: reservation,
  orders: { id: null, start_time: 'by-time', end_time: 'by-end', created_at: 'by-created' },
  show: async ({ caller, now }, records) => {
    const [names, summaries] = await Promise.all([
      readNames(caller, referencesOf(reservation, records)),
      readSummaries(
        caller,
        records.map(({ iid }) => iid),
      ),
    ]);
    return records.map((record) => present(record, names, summaries, now));
  },
};

function present(
  record: ReservationRecord,
  names: Names,
  summaries: Summaries,
  now: string,
): Reservation {
  const inoperative = record.iid.filter((id) => summaries.get(id)?.isInoperative);
  return {
    ...record,
    items: summarise(summaries, record.iid),
    classification: classify(record, now),
    user: named(names, 'user', record.user_id),
    contact: named(names, 'contact', record.contact_id),
    location: named(names, 'location', record.location_id),
    checkout: named(names, 'checkout', record.checkout_id),
    event: named(names, 'event', record.event_id),
    warnings: (record.status === 'open' ? inoperative : []).map((id) => {
      return { code: 'item_inoperative', item_id: id, message: `Item ${id} is inoperative.` };
    }),
  };
}

/** A page of reservations. */
export async function listReservations(call: Call, query: ReservationQuery) {
  const { caller, now } = call;
  const { classification = 'all' } = query;
  const status = classification === 'completed' ? 'completed' : 'open';
  const isShown = (record: ReservationRecord) => isClassified(record, classification, now);
  const isSure = classification === 'open' || classification === 'completed';
  const selection = selectionOf<ReservationRecord>([
    itemFilter(caller, 'reservation', query.item_id),
    referenceFilter(caller, reservation, 'by-contact', query.contact_id),
    referenceFilter(caller, reservation, 'by-user', query.user_id),
    classification === 'all'
      ? undefined
      : indexFilter(caller, reservation, 'by-state', [status], isSure ? undefined : isShown),
  ]);
  return answerList(call, reservationView, query, selection);
}

/** Reserves items; a dry run only judges whether it could. */
export async function createReservation(
  call: Call,
  body: ReservationCreate,
  isDryRun: boolean,
): Promise<Answer<Reservation>> {
  const { caller, now } = call;
  refuseProblems(windowProblems(body, now, true));
  const [examined, { items, fields }, id] = await Promise.all([
    examine(caller, { references: sentReferences(reservation, body), claims: [] }),
    readItems(caller, body.iid),
    isDryRun ? 0 : nextId(caller.accountId, 'reservation'),
  ]);
  refuseProblems({ ...examined.fields, ...fields });
  refuseBlocked(examined.isContactBlocked);
  const window = { start: body.start_time, end: body.end_time };
  refuseClashes(reservationClashes(items, window, { now }));
  const record: ReservationRecord = newRecord(call, reservation, id, {
    ...reservation.blank,
    ...body,
  });
  const data = present(record, examined.names, summariesOf(items), now);
  if (isDryRun) return dryRun(data);
  const booking = { reservation: id, ...window };
  const occasion = { action: 'create', resource: 'reservation', resourceId: id } as const;
  const plan = joinPlans(
    insertion(call, reservation, record),
    editItems(
      call,
      items,
      ({ bookings }) => ({ bookings: withBooking(bookings, booking) }),
      occasion,
      { resource: 'reservation', id },
    ),
    {
      actions: [historyOf(call, reservation, 'create', undefined, record)],
      counters: countBooking(caller, 'open_reservations_count', undefined, record),
    },
  );
  return commit(call, plan, { data, version: 1, location: `/v1/reservations/${id}` });
}

/** Refuses a write to a reservation that is completed. */
export function refuseCompleted({ id, status }: ReservationRecord): void {
  if (status === 'open') return;
  throw new ApiError('reservation_completed', { message: `Reservation ${id} is completed.` });
}
