import type { Answer, KeyCall } from '#shared/call.ts';
import { checkAccess } from '#shared/domain/access.ts';
import { outstandingOf, returnsOf } from '#shared/domain/checkout.ts';
import { decideCondition } from '#shared/domain/condition.ts';
import { ApiError, type FieldProblem, type Fields } from '#shared/errors.ts';
import { countIssues, editItems, readItems } from '#shared/operations/items/named-items.ts';
import { commit } from '#shared/records/commit.ts';
import {
  change,
  historyOf,
  insertion,
  newRecord,
  nextId,
  nextVersion,
} from '#shared/records/records.ts';
import { examine, refuseProblems, sentReferences } from '#shared/records/references.ts';
import { joinPlans, type Plan } from '#shared/records/transaction.ts';
import { answerRecord } from '#shared/records/view.ts';
import { type CheckoutRecord, checkout } from '#shared/resources/checkout.ts';
import { type IssueRecord, issue } from '#shared/resources/issue.ts';
import type { ItemRecord } from '#shared/resources/item.ts';
import { create as issueCreate } from '#shared/routes/issues.ts';
import { setCondition } from '#shared/routes/items.ts';
import type { Checkout, CheckoutCheckIn } from '#shared/schemas/checkout.ts';
import { countBooking } from './bookings.ts';
import { checkoutView } from './checkouts.ts';

/** Refuses what a check-in does besides, where the caller may not do it by its own endpoint. */
export function checkSideDoors({ caller, now }: KeyCall, body: CheckoutCheckIn): void {
  if (body.condition !== null) checkAccess(caller, setCondition, now);
  if (body.issue !== null) checkAccess(caller, issueCreate, now);
}

/** Checks items in, all that are out where the body names none. */
export async function checkIn(
  call: KeyCall,
  before: CheckoutRecord,
  body: CheckoutCheckIn,
): Promise<Answer<Checkout>> {
  const { caller, now } = call;
  const iid = body.iid ?? outstandingOf(before);
  const [examined, { items }, issueId] = await Promise.all([
    examine(caller, {
      references: sentReferences(checkout, { location_id: body.location_id }),
      claims: [],
    }),
    readItems(caller, iid),
    body.issue === null ? null : nextId(caller.accountId, 'issue'),
  ]);
  refuseProblems({ ...examined.fields, ...foreignItems(iid, before) });
  refuseClosed(before);
  refuseReturned(iid, before);
  const { remarks, location_id, condition } = body;
  const called = {
    at: now,
    by: caller.actor,
    iid,
    remarks,
    location_id,
    condition,
    issue_id: issueId,
  };
  const checkins = [...before.checkins, called];
  const isLast = outstandingOf({ ...before, checkins }).length === 0;
  const closing = isLast ? { status: 'closed' as const, closed_at: now } : {};
  const after = nextVersion(call, before, { checkins, ...closing });
  const occasion = {
    action: 'checkin',
    resource: 'checkout',
    resourceId: before.id,
    remarks,
  } as const;
  const naming = issueId === null ? undefined : ({ resource: 'issue', id: issueId } as const);
  const plan = joinPlans(
    change(call, checkout, before, after),
    editItems(call, items, (item) => returned(call, item, body), occasion, naming),
    body.issue === null || issueId === null ? {} : reportIssue(call, issueId, iid, body.issue),
    {
      actions: [historyOf(call, checkout, 'checkin', before, after, remarks)],
      counters: countBooking(caller, 'open_checkouts_count', before, after),
    },
  );
  return commit(call, plan, await answerRecord(call, checkoutView, after));
}

/** An item goes where the call says, or home, or stays where it is. */
function returned(
  { caller, now }: KeyCall,
  item: ItemRecord,
  body: CheckoutCheckIn,
): Partial<ItemRecord> {
  const { condition, remarks } = body;
  return {
    checkout_id: null,
    checked_out_at: null,
    due_time: null,
    location_id: body.location_id ?? item.home_location_id ?? item.location_id,
    ...(condition === null ? {} : decideCondition(item, { condition, remarks }, caller.actor, now)),
  };
}

/** Opens an issue on what is returned; it leaves the condition to the call itself. */
function reportIssue(
  call: KeyCall,
  id: number,
  iid: number[],
  report: NonNullable<CheckoutCheckIn['issue']>,
): Plan {
  const record: IssueRecord = newRecord(call, issue, id, { ...issue.blank, ...report, iid });
  return joinPlans(insertion(call, issue, record), {
    actions: [historyOf(call, issue, 'create', undefined, record)],
    counters: countIssues(call.caller, iid, 1),
  });
}

/** Refuses a write to a checkout that is closed. */
export function refuseClosed({ id, status }: CheckoutRecord): void {
  if (status === 'open') return;
  throw new ApiError('checkout_closed', { message: `Checkout ${id} is closed.` });
}

function foreignItems(iid: readonly number[], { id, iid: held }: CheckoutRecord): Fields {
  const foreign = iid
    .filter((one) => !held.includes(one))
    .map((one): FieldProblem => {
      const message = `Item ${one} is not on checkout ${id}.`;
      return { code: 'not_on_checkout', message, item_id: one, checkout_id: id };
    });
  return foreign.length > 0 ? { iid: foreign } : {};
}

function refuseReturned(iid: readonly number[], record: CheckoutRecord): void {
  const returns = returnsOf(record);
  const already = iid
    .filter((one) => returns.has(one))
    .map((one): FieldProblem => {
      const message = `Item ${one} was checked in at ${returns.get(one)?.at}.`;
      return { code: 'already_checked_in', message, item_id: one, checkout_id: record.id };
    });
  if (already.length > 0) throw new ApiError('already_checked_in', { fields: { iid: already } });
}
