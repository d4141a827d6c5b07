import type { CredentialCall } from '#shared/auth/caller.ts';
import { ApiError, assertNoProblems, type FieldProblems, mergeFields } from '#shared/errors.ts';
import { lineOf } from '#shared/families/items/lines.ts';
import { readItems } from '#shared/families/items/named-items.ts';
import { summariesOf } from '#shared/families/items/summaries.ts';
import { commit, fitsTransaction } from '#shared/records/commit.ts';
import { occurrenceProblems, withOccurredAt } from '#shared/records/occurrence.ts';
import { LostRace } from '#shared/records/outcomes.ts';
import { bodyReferences, lookUpReferences } from '#shared/records/references.ts';
import {
  earlyReturnProblem,
  notOutProblem,
  returnTimeProblems,
  spaceProblems,
} from './check-in-problems.ts';
import { checkoutView } from './checkout-view.ts';
import { lateReturnProblems } from './later-checkouts.ts';
import { outstandingLines, returnSizeProblems } from './lines.ts';
import type { CheckInQuery, CheckoutReturn } from './operation-fields.ts';
import {
  groupByCheckout,
  type PlannedReturn,
  planReturn,
  returnWrites,
  withoutItems,
} from './plan-returns.ts';
import { checkout } from './record.ts';
import { returnByCheckout } from './return-by-checkout.ts';
import {
  issueProblems,
  quantityProblems,
  requireReturnRoutes,
  returnOf,
} from './return-details.ts';
import { selectQuantities } from './select-quantities.ts';
import { inBodyOrder, selectReturned, unknownOf } from './select-returned.ts';

/**
 * Returns items by id or label, and quantities of stock, whichever checkouts they are on. All of them
 * are checked together; they come back in one transaction, or checkout by checkout where it has no space
 * for them. With `partial`, what cannot come back is named in `meta.refused`, and the rest comes back in
 * the same way. Answers with the affected checkouts, by id.
 */
export async function checkInItems(
  originalCall: CredentialCall,
  { iid: ids, qr, lines: sentLines, ...body }: CheckoutReturn,
  { dry_run: isDryRun = false, partial: isPartial = false }: CheckInQuery,
) {
  const call = withOccurredAt(originalCall, body.occurred_at);
  const lines = sentLines ?? [];
  requireReturnRoutes(call, body, lines);
  const selection = await selectReturned(call, { iid: ids, qr, items: body.items });
  const [namedItems, quantities, references] = await Promise.all([
    readItems(call, selection.iid),
    selectQuantities(call, lines),
    lookUpReferences(call, {
      references: bodyReferences(checkout, { location_id: body.location_id }),
    }),
  ]);
  const itemsOut = namedItems.items.filter(({ checkout_id }) => checkout_id !== null);
  const early = isPartial ? itemsOut.flatMap((one) => earlyReturnProblem(call, one) ?? []) : [];
  const onTime = itemsOut.filter(({ id }) => !early.some(({ item_id }) => item_id === id));
  const itemsNotOut = namedItems.items.filter(({ checkout_id }) => checkout_id === null);
  const candidates = await groupByCheckout(call, onTime, quantities.lines);
  const lateByCheckout = candidates.map((one) => (isPartial ? lateReturnProblems(call, one) : []));
  const returns = candidates.flatMap((one, index) =>
    withoutItems(one, lateByCheckout[index] ?? []),
  );
  const items = returns.flatMap((one) => one.items);
  const iid = items.map(({ id }) => id);
  const details = await returnOf(call, body, selection, iid, isDryRun);
  const plans = returns.map((one) => planReturn(call, one, details));
  const missing = isPartial ? [] : [selection.unknown, namedItems.problems, quantities.missing];
  assertNoProblems(
    occurrenceProblems(call),
    returnTimeProblems(call, plans),
    selection.problems,
    issueProblems(body, selection),
    quantities.problems,
    returnSizeProblems(selection.iid, lines),
    quantityProblems(body, selection, lines),
    ...missing,
    references.problems,
  );
  assertReturnable(plans);
  const notOutProblems = itemsNotOut.map(notOutProblem);
  if (!isPartial)
    assertOut({ iid: inBodyOrder(selection, notOutProblems), ...quantities.notOutProblems });
  const refusals = isPartial
    ? [
        ...unknownOf(selection),
        ...(namedItems.problems.iid ?? []),
        ...notOutProblems,
        ...early,
        ...lateByCheckout.flat(),
        ...quantities.refused,
      ]
    : [];
  const after = plans.map((plan) => plan.after);
  const data = await checkoutView.show(call, after, {
    names: references.names,
    items: summariesOf([...items, ...quantities.items]),
  });
  const meta = {
    ...(refusals.length > 0 ? { refused: inBodyOrder(selection, refusals) } : {}),
    ...(plans.length === 0 ? { unchanged: true } : {}),
  };
  if (isDryRun) return { status: 200, data, meta: { ...meta, dry_run: true } };
  if (plans.length === 0) return { data, meta };
  const stocks = quantities.items;
  const transaction = returnWrites(call, { plans, details, stocks, reported: items });
  if (fitsTransaction(transaction)) return commit(call, transaction, { data, meta });
  return returnByCheckout(call, details, {
    plans,
    names: references.names,
    selection,
    refused: refusals,
  });
}

function assertOut(problems: FieldProblems): void {
  const fields = mergeFields(problems);
  if (Object.keys(fields).length > 0) throw new ApiError('item_not_out', { fields });
}

function assertReturnable(plans: readonly PlannedReturn[]): void {
  for (const { iid, lines, before, after } of plans) {
    const back = new Set(before.checkins.flatMap((one) => one.iid));
    // Another call returned them after the items were read.
    if (iid.some((id) => back.has(id) || !before.iid.includes(id))) throw new LostRace();
    const out = outstandingLines(before);
    if (lines.some((line) => line.quantity > (lineOf({ lines: out }, line.item_id)?.quantity ?? 0)))
      throw new LostRace();
    assertNoProblems(spaceProblems(before, after));
  }
}
