import { type FieldProblem, type Fields, mergeFields } from '#shared/errors.ts';
import { foreignItemProblems } from '#shared/families/bookings/refusals.ts';
import { bytesOf } from '#shared/table/row-size.ts';
import { returnsOf } from './checkout.ts';
import type { CheckoutRecord } from './record.ts';

/**
 * In bytes, for all check-ins of a checkout. The rest of the row has room for every check-in
 * without remarks, so that items can always be returned.
 */
const largestCheckInsBytes = 300_000;

/** Problems of a check-in: items of other checkouts, and remarks that exceed the row. */
export function checkInProblems(
  iid: readonly number[],
  before: CheckoutRecord,
  { checkins }: CheckoutRecord,
): Fields {
  const foreign = foreignItemProblems(iid, { resource: 'checkout', ...before });
  const returned = returnedProblems(iid, before);
  const items =
    foreign.iid && returned.length > 0
      ? { iid: inOrder(iid, [...foreign.iid, ...returned]) }
      : foreign;
  if (!checkins.at(-1)?.remarks || bytesOf(checkins) <= largestCheckInsBytes) return items;
  const message = 'Must be shorter: the remarks of this checkout would exceed 300 KB.';
  return mergeFields(items, { remarks: [{ code: 'too_long', message }] });
}

/** The problem of an item that is not out, for a return from wherever it is. */
export function notOut(id: number): FieldProblem {
  return { code: 'item_not_out', message: `Item ${id} is not out.`, item_id: id };
}

/** Problems in the order in which their items were sent. */
function inOrder(iid: readonly number[], problems: readonly FieldProblem[]): FieldProblem[] {
  const places = new Map(iid.map((id, place) => [id, place]));
  const placeOf = ({ item_id }: FieldProblem) => places.get(Number(item_id)) ?? iid.length;
  return problems.toSorted((a, b) => placeOf(a) - placeOf(b));
}

export function returnedProblems(iid: readonly number[], record: CheckoutRecord): FieldProblem[] {
  const returns = returnsOf(record);
  return iid
    .filter((id) => returns.has(id))
    .map((id) => {
      const message = `Item ${id} was checked in at ${returns.get(id)?.at}.`;
      return { code: 'already_checked_in', message, item_id: id, checkout_id: record.id };
    });
}
