import type { Answer, Call, KeyCall } from '#shared/call.ts';
import { dueProblems } from '#shared/domain/checkout.ts';
import type { FieldProblem, Fields } from '#shared/errors.ts';
import { eventInsertion } from '#shared/operations/events/events.ts';
import { readItems } from '#shared/operations/items/named-items.ts';
import { commit } from '#shared/records/commit.ts';
import { change, historyOf, newRecord, nextId, nextVersion } from '#shared/records/records.ts';
import { examine, refuseProblems, sentReferences } from '#shared/records/references.ts';
import { joinPlans, type Plan } from '#shared/records/transaction.ts';
import { answerRecord } from '#shared/records/view.ts';
import { type CheckoutRecord, checkout } from '#shared/resources/checkout.ts';
import { type EventRecord, event } from '#shared/resources/event.ts';
import { type ReservationRecord, reservation } from '#shared/resources/reservation.ts';
import type {
  CompleteAsCheckout,
  CompleteAsEvent,
  Reservation,
} from '#shared/schemas/reservation.ts';
import { countBooking, refuseBlocked } from './bookings.ts';
import { judgeTaking, takeOut } from './checkouts.ts';
import { freeItems } from './reservation-changes.ts';
import { refuseCompleted, reservationView } from './reservations.ts';

type Completion = Pick<
  ReservationRecord,
  'completed_as' | 'checkout_id' | 'event_id' | 'completion_remarks'
>;

/** What a reservation is once it is completed, and what that writes; its items are the caller's. */
export function closeReservation(
  call: Call,
  before: ReservationRecord,
  completion: Partial<Completion>,
) {
  const after = nextVersion(call, before, {
    ...completion,
    status: 'completed',
    completed_at: call.now,
    completed_by: call.caller.actor,
  });
  const plan: Plan = joinPlans(change(call, reservation, before, after), {
    actions: [historyOf(call, reservation, 'complete', before, after)],
    counters: countBooking(call.caller, 'open_reservations_count', before, after),
  });
  return { after, plan };
}

/** Completes a reservation without saying what became of it. */
export async function completePlainly(
  call: Call,
  before: ReservationRecord,
  remarks: string | null,
): Promise<Answer<Reservation>> {
  refuseCompleted(before);
  const completion = { completed_as: 'unspecified', completion_remarks: remarks } as const;
  const { after, plan } = closeReservation(call, before, completion);
  const items = await freeItems(call, before, before.iid, completing(before.id, remarks));
  return commit(call, joinPlans(plan, items), await answerRecord(call, reservationView, after));
}

/** Completes a reservation as an event on all of its items. */
export async function completeAsEvent(
  call: KeyCall,
  before: ReservationRecord,
  { kind, cost, remarks }: CompleteAsEvent,
): Promise<Answer<Reservation>> {
  refuseCompleted(before);
  const id = await nextId(call.caller.accountId, 'event');
  const { name, iid, start_time, end_time, contact_id, user_id, location_id } = before;
  const made: EventRecord = newRecord(call, event, id, {
    ...event.blank,
    ...{ name, iid, time: start_time, end_time, kind, cost, contact_id, user_id, location_id },
    reservation_id: before.id,
  });
  const completion = { completed_as: 'event', event_id: id, completion_remarks: remarks } as const;
  const { after, plan } = closeReservation(call, before, completion);
  const naming = { resource: 'event', id } as const;
  const items = await freeItems(call, before, iid, completing(before.id, remarks), naming);
  const whole = joinPlans(plan, items, eventInsertion(call, made));
  const answer = await answerRecord(call, reservationView, after);
  return commit(call, whole, { ...answer, data: { ...answer.data, event: { id, name } } });
}

/** Completes a reservation as a checkout of all or some of its items; the rest is free. */
export async function completeAsCheckout(
  call: KeyCall,
  before: ReservationRecord,
  body: CompleteAsCheckout,
): Promise<Answer<Reservation>> {
  const { caller, now } = call;
  const iid = body.iid ?? before.iid;
  const due = body.due_time ?? before.end_time;
  const { contact_id, user_id, location_id, name } = before;
  const [{ items, fields }, examined, id] = await Promise.all([
    readItems(caller, iid),
    examine(caller, { references: sentReferences(reservation, { contact_id }), claims: [] }),
    nextId(caller.accountId, 'checkout'),
  ]);
  refuseProblems({ ...dueProblems(due, now), ...fields, ...foreignItems(iid, before) });
  refuseCompleted(before);
  refuseBlocked(examined.isContactBlocked);
  judgeTaking(items, due, now, before.id);
  const made: CheckoutRecord = newRecord(call, checkout, id, {
    ...checkout.blank,
    ...{ name, iid, due_time: due, contact_id, user_id, location_id, reservation_id: before.id },
  });
  const completion = {
    completed_as: 'checkout',
    checkout_id: id,
    completion_remarks: body.remarks,
  } as const;
  const { after, plan } = closeReservation(call, before, completion);
  const rest = before.iid.filter((one) => !iid.includes(one));
  const freed = await freeItems(call, before, rest, completing(before.id, body.remarks));
  const whole = joinPlans(plan, freed, takeOut(call, made, items));
  const answer = await answerRecord(call, reservationView, after);
  return commit(call, whole, { ...answer, data: { ...answer.data, checkout: { id, name } } });
}

/** What the entries of items say of the reservation that lets go of them. */
export function completing(resourceId: number, remarks: string | null) {
  return { action: 'complete', resource: 'reservation', resourceId, remarks } as const;
}

/** The items of a list that a reservation does not hold. */
export function foreignItems(iid: readonly number[], { id, iid: held }: ReservationRecord): Fields {
  const foreign = iid
    .filter((one) => !held.includes(one))
    .map((one): FieldProblem => {
      const message = `Item ${one} is not on reservation ${id}.`;
      return { code: 'not_on_reservation', message, item_id: one, reservation_id: id };
    });
  return foreign.length > 0 ? { iid: foreign } : {};
}
