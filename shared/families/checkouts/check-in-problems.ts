import type { Call } from '#shared/call.ts';
import { ApiError, type FieldProblem, type FieldProblems } from '#shared/errors.ts';
import { foreignItemProblems } from '#shared/families/bookings/refusals.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { quantityOut } from '#shared/families/items/stock.ts';
import { bytesOf } from '#shared/table/row-size.ts';
import { returnsOf } from './checkout.ts';
import { lateReturnProblems } from './later-checkouts.ts';
import type { PlannedReturn } from './plan-returns.ts';
import { type CheckoutRecord, startOf } from './record.ts';
import { inBodyOrder, type ReturnSelection, unknownOf } from './select-returned.ts';

/**
 * In bytes, for all check-ins of a checkout. The rest of the row has space for a check-in of each item, and
 * for one of all quantities, without remarks, so that everything can always be returned.
 */
const largestCheckInsBytes = 300_000;

/** Problems of a check-in: items of other checkouts, with those that are back already. */
export function foreignReturnProblems(
  selection: ReturnSelection,
  before: CheckoutRecord,
): FieldProblems {
  const { iid } = selection;
  const { iid: foreign } = foreignItemProblems(iid, { resource: 'checkout', ...before });
  if (!foreign) return {};
  return { iid: inBodyOrder(selection, [...foreign, ...returnedProblems(iid, before)]) };
}

/** The items and labels that a check-in of a checkout cannot return, in the order sent. */
export function refusedOf(
  call: Call,
  selection: ReturnSelection,
  before: CheckoutRecord,
): FieldProblem[] {
  const { iid } = selection;
  const { iid: foreign = [] } = foreignItemProblems(iid, { resource: 'checkout', ...before });
  const alreadyReturned = returnedProblems(iid, before);
  const isBack = (id: number) => alreadyReturned.some(({ item_id }) => item_id === id);
  const out = { before, iid: iid.filter((id) => !isBack(id)), lines: [] };
  const late = lateReturnProblems(call, out);
  return inBodyOrder(selection, [...unknownOf(selection), ...foreign, ...alreadyReturned, ...late]);
}

/** Problems of a check-in that the row of a checkout has no space for: of its remarks, or of its lines. */
export function spaceProblems(
  before: CheckoutRecord,
  { checkins, status }: CheckoutRecord,
): FieldProblems {
  const newEntries = checkins.slice(before.checkins.length);
  const remarks = newEntries[0]?.remarks ?? null;
  const isPart = newEntries.some(({ lines = [] }) => lines.length > 0) && status === 'open';
  if ((remarks === null && !isPart) || bytesOf(checkins) <= largestCheckInsBytes) return {};
  if (remarks === null) {
    const message =
      'The checkout came back in too many parts. Return all that is still out at once.';
    return { lines: [{ code: 'too_many', message }] };
  }
  const message = 'Must be shorter: the remarks of this checkout would exceed 300 KB.';
  return { remarks: [{ code: 'too_long', message }] };
}

/** Problems of items that came back before they went out, or after they went out again. */
export function returnTimeProblems(
  call: Call,
  returns: readonly Pick<PlannedReturn, 'before' | 'iid' | 'lines'>[],
): FieldProblems {
  const { occurredAt } = call;
  const problems = returns.flatMap((one): FieldProblem[] => {
    const start = startOf(one.before);
    if (occurredAt === undefined || occurredAt >= start)
      return lateReturnProblems(call, one).slice(0, 1);
    const message = `Checkout ${one.before.id} began later, at ${start}.`;
    return [{ code: 'end_before_start', message, checkout_id: one.before.id }];
  });
  return problems.length === 0 ? {} : { occurred_at: problems };
}

/** The problem of an item that went out after the moment of its return, for a return of what can be. */
export function earlyReturnProblem(
  { occurredAt }: Call,
  { id, checkout_id, checked_out_at: start }: ItemRecord,
): FieldProblem | undefined {
  if (occurredAt === undefined || start === null || start <= occurredAt) return undefined;
  const message = `Item ${id} went out later, at ${start}.`;
  return { code: 'end_before_start', message, item_id: id, checkout_id };
}

/** The problem of an item that is not out, for a return from wherever it is. */
export function notOutProblem(item: Pick<ItemRecord, 'id' | 'booked_quantities'>): FieldProblem {
  const { id } = item;
  const isOutInPart = quantityOut(item) > 0;
  const message = isOutInPart
    ? `Item ${id} is out in part. Return it with lines.`
    : `Item ${id} is not out.`;
  return { code: 'item_not_out', message, item_id: id };
}

/** @throws ApiError `already_checked_in` */
export function assertNotReturned(
  selection: ReturnSelection,
  iid: readonly number[],
  before: CheckoutRecord,
): void {
  const alreadyReturned = returnedProblems(iid, before);
  if (alreadyReturned.length === 0) return;
  throw new ApiError('already_checked_in', {
    fields: { iid: inBodyOrder(selection, alreadyReturned) },
  });
}

function returnedProblems(iid: readonly number[], record: CheckoutRecord): FieldProblem[] {
  const returns = returnsOf(record);
  return iid
    .filter((id) => returns.has(id))
    .map((id) => {
      const message = `Item ${id} was checked in at ${returns.get(id)?.at}.`;
      return { code: 'already_checked_in', message, item_id: id, checkout_id: record.id };
    });
}
