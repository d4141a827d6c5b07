import type { Answer, Call } from '#shared/call.ts';
import { ApiError, type FieldProblem } from '#shared/errors.ts';
import { readItems } from '#shared/families/items/named-items.ts';
import { commit, retryOnConflict } from '#shared/records/commit.ts';
import type { Names } from '#shared/records/reference-names.ts';
import { joinWrites, type Transaction } from '#shared/records/transaction.ts';
import { notOut } from './check-in-problems.ts';
import { checkoutView } from './checkout-view.ts';
import type { Checkout } from './fields.ts';
import type { CheckoutReturn } from './operation-fields.ts';
import { checkoutWrites, type PlannedReturn, planReturns, returnedItems } from './plan-returns.ts';
import type { CheckoutRecord } from './record.ts';
import { reportIssue, returnItems } from './return-items.ts';

interface PartsContext {
  plans: readonly PlannedReturn[];
  issueId: number | null;
  names: Names;
  /** Adds to problems of items the labels that were sent for them. */
  labelled: (problems: readonly FieldProblem[]) => FieldProblem[];
}

/**
 * Returns items of more checkouts than one transaction holds, checkout by checkout. All of it was
 * judged before; what another write took meanwhile, or what the store did not take, is named in
 * `meta.refused`, since the parts before it are written.
 */
export async function returnApart(
  call: Call,
  body: CheckoutReturn,
  { plans, issueId, names, labelled }: PartsContext,
): Promise<Answer<Checkout[]>> {
  let report = issueWrites(call, body, plans, issueId);
  const written: CheckoutRecord[] = [];
  const refused: FieldProblem[] = [];
  // The answer is stored with the last part, for a repeat of the request.
  const { idempotency, ...unrepeated } = call;
  for (const [place, plan] of plans.entries()) {
    const isLast = place === plans.length - 1;
    try {
      const part = await retryOnConflict(() =>
        returnPart(isLast ? call : unrepeated, body, plan, issueId, async (planned, gone) => ({
          also: report,
          answer: await answerOf(
            call,
            [...written, planned.after],
            [...refused, ...gone],
            names,
            labelled,
          ),
        })),
      );
      refused.push(...part.gone);
      if (!part.after) continue;
      written.push(part.after);
      report = {};
    } catch (error) {
      if (!(error instanceof ApiError) || written.length === 0) throw error;
      const { code, message } = error;
      refused.push(...plan.iid.map((id) => ({ code, message, item_id: id })));
    }
  }
  return answerOf(call, written, refused, names, labelled);
}

type Prepare = (
  planned: PlannedReturn,
  gone: readonly FieldProblem[],
) => Promise<{ also: Partial<Transaction>; answer: Answer<Checkout[]> }>;

/** Returns what one checkout still has of a plan; the rest is gone. */
async function returnPart(
  call: Call,
  body: CheckoutReturn,
  { iid, before: { id } }: PlannedReturn,
  issueId: number | null,
  prepare: Prepare,
): Promise<{ after?: CheckoutRecord; gone: FieldProblem[] }> {
  const { items } = await readItems(call, iid);
  const still = items.filter(({ checkout_id }) => checkout_id === id);
  const left = new Set(still.map((item) => item.id));
  const gone = iid.filter((one) => !left.has(one)).map(notOut);
  const [planned] = await planReturns(call, still, body, issueId);
  if (!planned) return { gone };
  const { writes } = returnItems(call, returnedItems([planned], body), body, issueId);
  const { also, answer } = await prepare(planned, gone);
  await commit(call, joinWrites(checkoutWrites(call, [planned], body), writes, also), answer);
  return { after: planned.after, gone };
}

/** The issue of all parts, which is written with the first one. */
function issueWrites(
  call: Call,
  body: CheckoutReturn,
  plans: readonly PlannedReturn[],
  issueId: number | null,
): Partial<Transaction> {
  if (issueId === null) return {};
  const { effects } = returnItems(call, returnedItems(plans, body), body, issueId);
  const items = plans.flatMap((plan) => plan.items);
  return reportIssue(call, issueId, items, body.issue, effects);
}

async function answerOf(
  call: Call,
  written: readonly CheckoutRecord[],
  refused: readonly FieldProblem[],
  names: Names,
  labelled: PartsContext['labelled'],
): Promise<Answer<Checkout[]>> {
  const data = await checkoutView.show(call, written, { names });
  return refused.length > 0 ? { data, meta: { refused: labelled(refused) } } : { data };
}
