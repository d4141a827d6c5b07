import type { CredentialCall } from '#shared/auth/caller.ts';
import { ApiError, assertNoProblems, type FieldProblems, mergeFields } from '#shared/errors.ts';
import { itemIdsOf, lineOf } from '#shared/families/items/lines.ts';
import { readItems } from '#shared/families/items/named-items.ts';
import { commit, fitsTransaction } from '#shared/records/commit.ts';
import { occurrenceProblems, withOccurredAt } from '#shared/records/occurrence.ts';
import { updateRecord } from '#shared/records/operations.ts';
import { LostRace } from '#shared/records/outcomes.ts';
import { readForWrite } from '#shared/records/read.ts';
import { bodyReferences, lookUpReferences } from '#shared/records/references.ts';
import {
  assertNotReturned,
  earlyReturnProblem,
  foreignReturnProblems,
  notOut,
  refusedOf,
  returnTimeProblems,
  spaceProblems,
} from './check-in-problems.ts';
import { assertNotClosed, outstandingOf } from './checkout.ts';
import { checkoutView } from './checkout-view.ts';
import {
  assertLinesOut,
  lineRefusal,
  outstandingLines,
  returnedLineProblems,
  returnSizeProblems,
  wholeReturn,
} from './lines.ts';
import type {
  CheckInQuery,
  CheckoutCheckIn,
  CheckoutReturn,
  ReturnedLine,
} from './operation-fields.ts';
import { type PlannedReturn, planReturns, returnEffects, returnWrites } from './plan-returns.ts';
import { checkout } from './record.ts';
import { returnByCheckout } from './return-by-checkout.ts';
import {
  issueProblems,
  quantityProblems,
  requireReturnRoutes,
  returnOf,
} from './return-details.ts';
import { returnChanges } from './return-items.ts';
import { selectQuantities } from './select-quantities.ts';
import { inBodyOrder, selectReturned, unknownOf } from './select-returned.ts';

/**
 * Checks in the named items, or all that are out, in one transaction. With `partial`, items that
 * cannot come back are named in `meta.refused`, and the others come back.
 */
export async function checkIn(
  originalCall: CredentialCall,
  id: number,
  { iid: named, lines: sentLines, ...body }: CheckoutCheckIn,
  { dry_run: isDryRun = false, partial: isPartial = false }: CheckInQuery,
) {
  const call = withOccurredAt(originalCall, body.occurred_at);
  requireReturnRoutes(call, body, sentLines ?? []);
  const before = await readForWrite(call, checkout, id);
  const isSelected = named !== null || body.items !== null || sentLines !== null;
  const requestedLines = isSelected ? (sentLines ?? []) : wholeReturn(before);
  const selection = await selectReturned(call, {
    iid: isSelected ? named : outstandingOf(before),
    items: body.items,
  });
  const refusedItems = isPartial ? refusedOf(selection, before) : [];
  const out = new Set(refusedItems.map(({ item_id }) => item_id));
  const iid = selection.iid.filter((one) => !out.has(one));
  const refusalOf = (line: ReturnedLine) => (isPartial ? lineRefusal(line, before) : undefined);
  const lines = requestedLines.filter((line) => !refusalOf(line));
  const refused = [...refusedItems, ...requestedLines.flatMap((line) => refusalOf(line) ?? [])];
  const details = await returnOf(call, body, selection, iid, isDryRun);
  const entry = { action: 'checkin', remarks: body.remarks } as const;
  const isWritten = iid.length + lines.length > 0;
  const changes = isWritten ? returnChanges(call, before, { iid, lines }, details) : {};
  return updateRecord(
    call,
    checkoutView,
    before,
    changes,
    () => readItems(call, itemIdsOf({ iid, lines })),
    {
      entry,
      isDryRun,
      alwaysWrites: isWritten,
      ...(refused.length > 0 ? { meta: { refused } } : {}),
      references: bodyReferences(checkout, { location_id: body.location_id }),
      problems: (after) =>
        mergeFields(
          occurrenceProblems(call),
          returnTimeProblems(call, [{ before, iid, lines }]),
          selection.problems,
          issueProblems(body, selection),
          isPartial ? {} : selection.unknown,
          isPartial ? {} : foreignReturnProblems(selection, before),
          // What a partial return cannot take back is named in its answer.
          returnedLineProblems(requestedLines, isPartial ? undefined : before),
          returnSizeProblems(selection.iid, requestedLines),
          quantityProblems(body, selection, lines),
          spaceProblems(after),
        ),
      decide: (after, { read: { items } }) => {
        assertNotClosed(before);
        assertNotReturned(selection, iid, before);
        assertLinesOut(lines, before);
        const whole = items.filter((one) => iid.includes(one.id));
        const plan = { items: whole, iid, lines, before, after };
        return returnEffects(call, { plans: [plan], details, stocks: items, reported: whole });
      },
    },
  );
}

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
  const [named, quantities, found] = await Promise.all([
    readItems(call, selection.iid),
    selectQuantities(call, lines),
    lookUpReferences(call, {
      references: bodyReferences(checkout, { location_id: body.location_id }),
      claims: [],
    }),
  ]);
  const itemsOut = named.items.filter(({ checkout_id }) => checkout_id !== null);
  const early = isPartial ? itemsOut.flatMap((one) => earlyReturnProblem(call, one) ?? []) : [];
  const items = itemsOut.filter(({ id }) => !early.some(({ item_id }) => item_id === id));
  const itemsNotOut = named.items.filter(({ checkout_id }) => checkout_id === null);
  const iid = items.map(({ id }) => id);
  const details = await returnOf(call, body, selection, iid, isDryRun);
  const plans = await planReturns(call, items, quantities.lines, details);
  const missing = isPartial ? [] : [selection.unknown, named.problems, quantities.missing];
  assertNoProblems(
    occurrenceProblems(call),
    returnTimeProblems(call, plans),
    selection.problems,
    issueProblems(body, selection),
    quantities.problems,
    returnSizeProblems(selection.iid, lines),
    quantityProblems(body, selection, lines),
    ...missing,
    found.problems,
  );
  assertReturnable(plans);
  const notOutProblems = itemsNotOut.map(notOut);
  if (!isPartial)
    assertOut({ iid: inBodyOrder(selection, notOutProblems), ...quantities.notOutProblems });
  const refused = isPartial
    ? [
        ...unknownOf(selection),
        ...(named.problems.iid ?? []),
        ...notOutProblems,
        ...early,
        ...quantities.refused,
      ]
    : [];
  const after = plans.map((plan) => plan.after);
  const data = await checkoutView.show(call, after, { names: found.names });
  const meta = {
    ...(refused.length > 0 ? { refused: inBodyOrder(selection, refused) } : {}),
    ...(plans.length === 0 ? { unchanged: true } : {}),
  };
  if (isDryRun) return { status: 200, data, meta: { ...meta, dry_run: true } };
  if (plans.length === 0) return { data, meta };
  const stocks = quantities.items;
  const transaction = returnWrites(call, { plans, details, stocks, reported: items });
  if (fitsTransaction(transaction)) return commit(call, transaction, { data, meta });
  return returnByCheckout(call, details, { plans, names: found.names, selection, refused });
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
    assertNoProblems(spaceProblems(after));
  }
}
