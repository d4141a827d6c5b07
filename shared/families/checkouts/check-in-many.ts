import type { CredentialCall } from '#shared/auth/caller.ts';
import type { Answer } from '#shared/call.ts';
import { ApiError, assertNoProblems, type FieldProblem } from '#shared/errors.ts';
import { selectItems, unknownLabelProblems, withLabels } from '#shared/families/items/labels.ts';
import { readItems } from '#shared/families/items/named-items.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { commit, fitsTransaction } from '#shared/records/commit.ts';
import { LostRace } from '#shared/records/outcomes.ts';
import { nextId } from '#shared/records/read.ts';
import { lookUpReferences, sentReferences } from '#shared/records/references.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { requireReturnRoutes } from './check-in.ts';
import { checkInProblems, notOut } from './check-in-problems.ts';
import { checkoutView } from './checkout-view.ts';
import type { Checkout } from './fields.ts';
import type { CheckoutReturn } from './operation-fields.ts';
import { checkoutWrites, type PlannedReturn, planReturns, returnedItems } from './plan-returns.ts';
import { checkout } from './record.ts';
import { returnApart } from './return-apart.ts';
import { reportIssue, returnItems } from './return-items.ts';

/**
 * Returns items by id or label, whichever checkouts they are on. All of them are judged together; they
 * come back in one transaction, or checkout by checkout where it has no room for them. Answers with
 * the affected checkouts, by id.
 */
export async function checkInItems(
  call: CredentialCall,
  body: CheckoutReturn,
  isDryRun: boolean,
): Promise<Answer<Checkout[]>> {
  requireReturnRoutes(call, body);
  const selection = await selectItems(call, body);
  const labelled = (problems: readonly FieldProblem[]) => withLabels(problems, selection);
  const [named, found] = await Promise.all([
    readItems(call, selection.iid),
    lookUpReferences(call, {
      references: sentReferences(checkout, { location_id: body.location_id }),
      claims: [],
    }),
  ]);
  assertNoProblems(unknownLabelProblems(body.qr, selection), named.problems, found.problems);
  assertOut(named.items, labelled);
  const issueId = body.issue !== null && !isDryRun ? await nextId(call, 'issue') : null;
  const plans = await planReturns(call, named.items, body, issueId);
  assertReturnable(plans);
  const after = plans.map((plan) => plan.after);
  const data = await checkoutView.show(call, after, { names: found.names });
  if (isDryRun) return { status: 200, data, meta: { dry_run: true } };
  const { writes, effects } = returnItems(call, returnedItems(plans, body), body, issueId);
  const transaction = joinWrites(
    checkoutWrites(call, plans, body),
    writes,
    issueId === null ? {} : reportIssue(call, issueId, named.items, body.issue, effects),
  );
  if (fitsTransaction(transaction)) return commit(call, transaction, { data });
  return returnApart(call, body, { plans, issueId, names: found.names, labelled });
}

function assertOut(
  items: readonly ItemRecord[],
  labelled: (problems: readonly FieldProblem[]) => FieldProblem[],
): void {
  const inside = items.filter(({ checkout_id }) => checkout_id === null);
  if (inside.length === 0) return;
  const iid = labelled(inside.map(({ id }) => notOut(id)));
  throw new ApiError('item_not_out', { fields: { iid } });
}

function assertReturnable(plans: readonly PlannedReturn[]): void {
  for (const { iid: own, before, after } of plans) {
    const { iid: returned, ...wrong } = checkInProblems(own, before, after);
    // Another call returned them after the items were read.
    if (returned) throw new LostRace();
    assertNoProblems(wrong);
  }
}
