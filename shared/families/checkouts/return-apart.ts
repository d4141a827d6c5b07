import type { Answer, Call } from '#shared/call.ts';
import { ApiError, type FieldProblem } from '#shared/errors.ts';
import { readItems } from '#shared/families/items/named-items.ts';
import { commit, retryOnConflict } from '#shared/records/commit.ts';
import type { Names } from '#shared/records/reference-names.ts';
import { joinWrites, type Transaction } from '#shared/records/transaction.ts';
import { sideBySide } from '#shared/table/side-by-side.ts';
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
  const done: Part[] = [];
  const { idempotency, ...unrepeated } = call;
  const take = async (plan: PlannedReturn, also: Partial<Transaction> = {}) => {
    const prepare = async () => ({ call: unrepeated, also, answer: { data: undefined } });
    done.push(await tryPart(call, body, plan, issueId, prepare));
  };
  // The answer is stored with the last part, for a repeat of the request.
  const last = plans.at(-1);
  const rest = plans.slice(0, -1);
  let report = issueId === null ? undefined : issueWrites(call, body, plans, issueId);
  while (report && rest.length > 0) {
    const plan = rest.shift();
    if (plan) await take(plan, report);
    if (done.some(({ after }) => after)) report = undefined;
  }
  await sideBySide(rest, (plan) => take(plan));
  const answer = (parts: readonly Part[]) => answerOf(call, parts, names, labelled);
  if (!last) return answer(done);
  const also = report ?? {};
  const prepare: Prepare = async (part) => ({ call, also, answer: await answer([...done, part]) });
  done.push(await tryPart(call, body, last, issueId, prepare));
  return answer(done);
}

/** What became of the items of one checkout. */
interface Part {
  /** The checkout as it was written; absent where nothing came back. */
  after?: CheckoutRecord;
  refused: FieldProblem[];
}

/** What is written with a part, and the answer to store. */
type Prepare = (
  part: Part,
) => Promise<{ call: Call; also: Partial<Transaction>; answer: Answer<unknown> }>;

/** Returns the items of one checkout; where the store does not take them, they are refused. */
async function tryPart(
  call: Call,
  body: CheckoutReturn,
  plan: PlannedReturn,
  issueId: number | null,
  prepare: Prepare,
): Promise<Part> {
  try {
    return await retryOnConflict(() => returnPart(call, body, plan, issueId, prepare));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, message } = error;
    return { refused: plan.iid.map((id) => ({ code, message, item_id: id })) };
  }
}

/** Returns what one checkout still has of a plan; the rest is gone. */
async function returnPart(
  call: Call,
  body: CheckoutReturn,
  { iid, before: { id } }: PlannedReturn,
  issueId: number | null,
  prepare: Prepare,
): Promise<Part> {
  const { items } = await readItems(call, iid);
  const still = items.filter(({ checkout_id }) => checkout_id === id);
  const left = new Set(still.map((item) => item.id));
  const refused = iid.filter((one) => !left.has(one)).map(notOut);
  const [planned] = await planReturns(call, still, body, issueId);
  if (!planned) return { refused };
  const part = { after: planned.after, refused };
  const { writes } = returnItems(call, returnedItems([planned], body), body, issueId);
  const { call: writer, also, answer } = await prepare(part);
  await commit(writer, joinWrites(checkoutWrites(call, [planned], body), writes, also), answer);
  return part;
}

/** The issue of all parts, which is written with the first one. */
function issueWrites(
  call: Call,
  body: CheckoutReturn,
  plans: readonly PlannedReturn[],
  issueId: number,
): Transaction {
  const { effects } = returnItems(call, returnedItems(plans, body), body, issueId);
  const items = plans.flatMap((plan) => plan.items);
  return reportIssue(call, issueId, items, body.issue, effects);
}

async function answerOf(
  call: Call,
  parts: readonly Part[],
  names: Names,
  labelled: PartsContext['labelled'],
): Promise<Answer<Checkout[]>> {
  const written = parts.flatMap(({ after }) => after ?? []).toSorted((a, b) => a.id - b.id);
  const refused = parts.flatMap((part) => part.refused);
  const data = await checkoutView.show(call, written, { names });
  return refused.length > 0 ? { data, meta: { refused: labelled(refused) } } : { data };
}
