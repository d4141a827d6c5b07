import type { Answer, Call } from '#shared/call.ts';
import { refuseClashes, reservationClashes } from '#shared/domain/availability.ts';
import { withBooking, withoutBooking } from '#shared/domain/bookings.ts';
import { windowProblems } from '#shared/domain/reservation.ts';
import { editItems, noteOnItems, readItems } from '#shared/operations/items/named-items.ts';
import { commit } from '#shared/records/commit.ts';
import { change, historyOf, isUnchanged, nextVersion, removal } from '#shared/records/records.ts';
import { examine, refuseProblems, sentReferences } from '#shared/records/references.ts';
import { joinPlans, type Plan } from '#shared/records/transaction.ts';
import { answerRecord, answerUnchanged } from '#shared/records/view.ts';
import { type ReservationRecord, reservation } from '#shared/resources/reservation.ts';
import type { Content } from '#shared/resources/resource.ts';
import type { Reservation } from '#shared/schemas/reservation.ts';
import { countBooking, refuseBlocked } from './bookings.ts';
import { refuseCompleted, reservationView } from './reservations.ts';

/** Changes an open reservation; `changes` are the fields that were sent. */
export async function updateReservation(
  call: Call,
  before: ReservationRecord,
  changes: Partial<Content<ReservationRecord>>,
): Promise<Answer<Reservation>> {
  const { caller, now } = call;
  const after = nextVersion(call, before, changes);
  const isTimeSent = 'start_time' in changes || 'end_time' in changes;
  const [examined, named] = await Promise.all([
    examine(caller, { references: sentReferences(reservation, changes), claims: [] }),
    readItems(caller, [...new Set([...after.iid, ...before.iid])]),
  ]);
  const problems = isTimeSent ? windowProblems(after, now, 'end_time' in changes) : {};
  const missing = 'iid' in changes ? named.fields : {};
  refuseProblems({ ...examined.fields, ...problems, ...missing });
  refuseCompleted(before);
  refuseBlocked(examined.isContactBlocked && after.contact_id !== before.contact_id);
  const window = { start: after.start_time, end: after.end_time };
  if (isTimeSent || 'iid' in changes) {
    const items = named.items.filter(({ id }) => after.iid.includes(id));
    refuseClashes(reservationClashes(items, window, { now, except: before.id }));
  }
  if (isUnchanged(before, changes)) return answerUnchanged(call, reservationView, before);
  const booking = { reservation: before.id, ...window };
  const occasion = { action: 'update', resource: 'reservation', resourceId: before.id } as const;
  const isMoved = after.start_time !== before.start_time || after.end_time !== before.end_time;
  const edits = editItems(
    call,
    named.items,
    ({ id, bookings }) => {
      if (!after.iid.includes(id)) return { bookings: withoutBooking(bookings, before.id) };
      const isNew = !before.iid.includes(id);
      return isNew || isMoved ? { bookings: withBooking(bookings, booking) } : null;
    },
    occasion,
    { resource: 'reservation', id: before.id },
  );
  const plan = joinPlans(change(call, reservation, before, after), edits, {
    actions: [historyOf(call, reservation, 'update', before, after)],
    counters: countBooking(caller, 'open_reservations_count', before, after),
  });
  return commit(call, plan, await answerRecord(call, reservationView, after));
}

/** Hides a reservation; the items of an open one are free again. */
export async function removeReservation(call: Call, record: ReservationRecord) {
  const occasion = { action: 'delete', resource: 'reservation', resourceId: record.id } as const;
  const items =
    record.status === 'open'
      ? await freeItems(call, record, record.iid, occasion)
      : { actions: noteOnItems(call, record.iid, occasion) };
  const plan = joinPlans(removal(call, reservation, record), items, {
    actions: [historyOf(call, reservation, 'delete', record, undefined)],
    counters: countBooking(call.caller, 'open_reservations_count', record, undefined),
  });
  return commit(call, plan, { data: undefined });
}

/** Takes the booking of a reservation off items, as far as they exist. */
export async function freeItems(
  call: Call,
  record: ReservationRecord,
  iid: readonly number[],
  occasion: Parameters<typeof noteOnItems>[2],
  naming?: Parameters<typeof noteOnItems>[3],
): Promise<Plan> {
  const { items } = await readItems(call.caller, iid);
  const edit = ({ bookings }: { bookings: string[] }) => {
    return { bookings: withoutBooking(bookings, record.id) };
  };
  return editItems(call, items, edit, occasion, naming);
}
