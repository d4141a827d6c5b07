import type { Answer, KeyCall } from '#shared/call.ts';
import { checkAccess } from '#shared/domain/access.ts';
import { dueProblems } from '#shared/domain/checkout.ts';
import { readItems, summariesOf } from '#shared/operations/items/named-items.ts';
import { commit } from '#shared/records/commit.ts';
import { findRecords, newRecord, nextId } from '#shared/records/records.ts';
import { examine, refuseProblems, sentReferences } from '#shared/records/references.ts';
import { joinPlans, type Plan } from '#shared/records/transaction.ts';
import { dryRun } from '#shared/records/view.ts';
import { type CheckoutRecord, checkout } from '#shared/resources/checkout.ts';
import { type ReservationRecord, reservation } from '#shared/resources/reservation.ts';
import { update as reservationUpdate } from '#shared/routes/reservations.ts';
import type { Checkout, CheckoutCreate } from '#shared/schemas/checkout.ts';
import { refuseBlocked } from './bookings.ts';
import { judgeTaking, presentCheckout, takeOut } from './checkouts.ts';
import { freeItems } from './reservation-changes.ts';
import { closeReservation, completing, foreignItems } from './reservation-completion.ts';
import { refuseCompleted } from './reservations.ts';

/** Checks items out; a dry run only judges whether it could. */
export async function createCheckout(
  call: KeyCall,
  body: CheckoutCreate,
  isDryRun: boolean,
): Promise<Answer<Checkout>> {
  const { caller, now } = call;
  // Completing a reservation needs what its own endpoint needs.
  if (body.reservation_id !== null) checkAccess(caller, reservationUpdate, now);
  refuseProblems(dueProblems(body.due_time, now));
  const [examined, { items, fields }, [booked], id] = await Promise.all([
    examine(caller, { references: sentReferences(checkout, body), claims: [] }),
    readItems(caller, body.iid),
    readReservation(call, body.reservation_id),
    isDryRun ? 0 : nextId(caller.accountId, 'checkout'),
  ]);
  const foreign = booked ? foreignItems(body.iid, booked) : {};
  refuseProblems({ ...examined.fields, ...foreign, ...fields });
  if (booked) refuseCompleted(booked);
  refuseBlocked(examined.isContactBlocked);
  judgeTaking(items, body.due_time, now, booked?.id);
  const record: CheckoutRecord = newRecord(call, checkout, id, { ...checkout.blank, ...body });
  const data = presentCheckout(record, examined.names, summariesOf(items), now);
  if (isDryRun) return dryRun(data);
  const released = booked ? await release(call, booked, record) : {};
  const plan = joinPlans(takeOut(call, record, items), released);
  return commit(call, plan, { data, version: 1, location: `/v1/checkouts/${id}` });
}

async function readReservation(
  { caller }: KeyCall,
  id: number | null,
): Promise<ReservationRecord[]> {
  return id === null ? [] : findRecords(caller.accountId, reservation, [id], { consistent: true });
}

/** Completes the reservation that a checkout comes from; what it does not take is free. */
async function release(
  call: KeyCall,
  booked: ReservationRecord,
  { id, iid }: CheckoutRecord,
): Promise<Plan> {
  const { plan } = closeReservation(call, booked, { completed_as: 'checkout', checkout_id: id });
  const rest = booked.iid.filter((one) => !iid.includes(one));
  return joinPlans(plan, await freeItems(call, booked, rest, completing(booked.id, null)));
}
