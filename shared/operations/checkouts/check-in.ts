import type { CredentialCall } from '#shared/auth/caller.ts';
import type { Answer, Call } from '#shared/call.ts';
import { outstandingOf } from '#shared/domain/checkout.ts';
import { decideCondition } from '#shared/domain/condition.ts';
import { ApiError } from '#shared/errors.ts';
import { countBooking } from '#shared/operations/bookings/counts.ts';
import { countIssues, editItems, readItems } from '#shared/operations/items/named-items.ts';
import { requireRoute } from '#shared/operations/require-route.ts';
import { nextId, readForWrite } from '#shared/records/read.ts';
import { sentReferences } from '#shared/records/references.ts';
import { joinWrites, type Transaction } from '#shared/records/transaction.ts';
import { updateReading } from '#shared/records/update.ts';
import { newRecord } from '#shared/records/versions.ts';
import { insertion } from '#shared/records/writes.ts';
import { checkout } from '#shared/resources/checkout.ts';
import { issue } from '#shared/resources/issue.ts';
import type { ItemRecord } from '#shared/resources/item.ts';
import { create as issueCreate } from '#shared/routes/issues.ts';
import { setCondition } from '#shared/routes/items.ts';
import type { Checkout, CheckoutCheckIn } from '#shared/schemas/checkout.ts';
import { assertNotClosed } from './assert-not-closed.ts';
import { checkInProblems, returnedProblems } from './check-in-problems.ts';
import { checkoutView } from './checkout-view.ts';

/** Checks items in, all that are out where the body names none. */
export async function checkIn(
  call: CredentialCall,
  id: number,
  body: CheckoutCheckIn,
  isDryRun: boolean,
): Promise<Answer<Checkout>> {
  if (body.condition !== null) requireRoute(call, setCondition);
  if (body.issue !== null) requireRoute(call, issueCreate);
  const { caller, now } = call;
  const before = await readForWrite(call, checkout, id);
  const iid = body.iid ?? outstandingOf(before);
  const { remarks, location_id, condition } = body;
  const opensIssue = body.issue !== null && !isDryRun;
  const issue_id = opensIssue ? await nextId(call, 'issue') : null;
  const called = { at: now, by: caller.actor, iid, remarks, location_id, condition, issue_id };
  const checkins = [...before.checkins, called];
  const isLast = outstandingOf({ ...before, checkins }).length === 0;
  const closing = isLast ? { status: 'closed' as const, closed_at: now } : {};
  const occasion = { action: 'checkin', remarks } as const;
  const changes = { checkins, ...closing };
  return updateReading(call, checkoutView, before, changes, () => readItems(call, iid), {
    occasion,
    isDryRun,
    isWritten: true,
    references: sentReferences(checkout, { location_id }),
    problems: (after) => checkInProblems(iid, before, after),
    decide: (after, { read: { items } }) => {
      assertNotClosed(before);
      const returned = returnedProblems(iid, before);
      if (returned.length > 0) {
        throw new ApiError('already_checked_in', { fields: { iid: returned } });
      }
      const cause = { resource: 'checkout', id } as const;
      const naming =
        issue_id === null ? {} : { naming: { resource: 'issue', id: issue_id } as const };
      const edit = (item: ItemRecord) => returnedItem(call, item, body);
      return joinWrites(
        editItems(call, items, edit, { ...occasion, cause, ...naming }),
        issue_id === null ? {} : reportIssue(call, issue_id, iid, body.issue),
        { counters: countBooking(call, 'open_checkouts_count', before, after) },
      );
    },
  });
}

/** An item goes where the call says, or home, or stays where it is. */
function returnedItem(
  { caller, now }: Call,
  item: ItemRecord,
  { location_id, condition, remarks }: CheckoutCheckIn,
): Partial<ItemRecord> {
  return {
    checkout_id: null,
    checked_out_at: null,
    due_time: null,
    holder_contact_id: null,
    holder_user_id: null,
    location_id: location_id ?? item.home_location_id ?? item.location_id,
    ...(condition === null ? {} : decideCondition(item, { condition, remarks }, caller.actor, now)),
  };
}

/** Opens an issue on what is returned; it leaves the condition to the call itself. */
function reportIssue(
  call: Call,
  id: number,
  iid: number[],
  report: CheckoutCheckIn['issue'],
): Transaction {
  const record = newRecord(call, issue, id, { ...report, iid });
  return joinWrites(insertion(call, issue, record), { counters: countIssues(call, iid, 1) });
}
