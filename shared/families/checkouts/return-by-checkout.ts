import type { Answer, Call } from '#shared/call.ts';
import { ApiError, type FieldProblem } from '#shared/errors.ts';
import { isHolding } from '#shared/families/issues/issue.ts';
import { issue } from '#shared/families/issues/record.ts';
import { itemIdsOf } from '#shared/families/items/lines.ts';
import { missingItemProblem, readItems } from '#shared/families/items/named-items.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { claimIdempotencyKey, commit, retryOnConflict } from '#shared/records/commit.ts';
import { findRecords } from '#shared/records/read.ts';
import type { Names } from '#shared/records/reference-names.ts';
import { joinWrites, type Transaction } from '#shared/records/transaction.ts';
import { unchangedCheck } from '#shared/records/writes.ts';
import type { RowWrite } from '#shared/table/actions.ts';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';
import { notOutProblem } from './check-in-problems.ts';
import { checkoutView } from './checkout-view.ts';
import type { Checkout } from './fields.ts';
import type { ReturnedLine } from './operation-fields.ts';
import { groupByCheckout, type PlannedReturn, planReturn, returnWrites } from './plan-returns.ts';
import type { CheckoutRecord } from './record.ts';
import { type ReturnDetails, reportOf } from './return-details.ts';
import { reportIssues } from './return-items.ts';
import { quantityNotOutProblem } from './select-quantities.ts';
import { inBodyOrder, type ReturnSelection } from './select-returned.ts';

interface PartsContext {
  plans: readonly PlannedReturn[];
  names: Names;
  selection: ReturnSelection;
  /** The items that a partial return leaves out. */
  refused: readonly FieldProblem[];
}

/**
 * Returns items of more checkouts than one transaction holds, in a part for each checkout. All was checked before,
 * but earlier parts stay written if a later one fails: `meta.refused` names the items of such parts, and those that
 * another write returned meanwhile. The common issue is written with the first part, the issue of a single item
 * with that item.
 */
export async function returnByCheckout(
  call: Call,
  details: ReturnDetails,
  { plans, names, selection, refused }: PartsContext,
): Promise<Answer<Checkout[]>> {
  const answer = async (parts: readonly Part[]): Promise<Answer<Checkout[]>> => {
    const newRecords = parts.flatMap(({ after }) => after ?? []).toSorted((a, b) => a.id - b.id);
    const data = await checkoutView.show(call, newRecords, { names });
    const refusals = parts.flatMap((part) => part.refused);
    return refusals.length > 0
      ? { data, meta: { refused: inBodyOrder(selection, refusals) } }
      : { data };
  };
  const parts: Part[] = [{ refused: [...refused] }];
  const { idempotency, ...callOfPart } = call;
  const returnNext = async (plan: PlannedReturn, extraWrites: Partial<Transaction> = {}) => {
    const noAnswer = async () => ({ data: undefined });
    parts.push(await tryPart(callOfPart, details, { plan, extraWrites, answer: noAnswer }));
  };
  await claimIdempotencyKey(call);
  // The answer is stored with the last part, for a repeat of the request.
  const last = plans.at(-1);
  const rest = plans.slice(0, -1);
  let report = details.issueId === null ? undefined : commonIssue(call, details, plans);
  while (report && rest.length > 0) {
    const plan = rest.shift();
    if (plan) await returnNext(plan, report);
    if (parts.some(({ after }) => after)) report = undefined;
  }
  // One after the other: plans that may write the row of the same stock, and plans whose items the common
  // issue keeps inoperative, since all check that issue.
  const isIndependent = ({ lines }: PlannedReturn) =>
    lines.length === 0 && !keepsInoperative(details);
  await mapInParallel(rest.filter(isIndependent), (plan) => returnNext(plan));
  for (const plan of rest.filter((plan) => !isIndependent(plan))) await returnNext(plan);
  if (!last) return answer(parts);
  const answerWith = (part: Part) => answer([...parts, part]);
  const lastPart = await tryPart(call, details, {
    plan: last,
    extraWrites: report ?? {},
    answer: answerWith,
  });
  parts.push(lastPart);
  const fullAnswer = await answer(parts);
  // If the last part wrote nothing, the answer is stored separately.
  return idempotency && !lastPart.after ? commit(call, {}, fullAnswer) : fullAnswer;
}

/** The result for the items of one checkout. */
interface Part {
  /** The checkout as it was written; absent where nothing came back. */
  after?: CheckoutRecord;
  refused: FieldProblem[];
}

/** The return from one checkout, with further writes, and the response to store. */
interface PartWrite {
  plan: PlannedReturn;
  extraWrites: Partial<Transaction>;
  answer: (part: Part) => Promise<Answer<unknown>>;
}

/** Returns the items of one checkout; where the store does not take them, they are refused. */
async function tryPart(call: Call, details: ReturnDetails, part: PartWrite): Promise<Part> {
  try {
    return await retryOnConflict(() => returnPart(call, details, part));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, message } = error;
    return { refused: itemIdsOf(part.plan).map((id) => ({ code, message, item_id: id })) };
  }
}

/** Returns the items of a plan that are still out on its checkout; refuses the others. */
async function returnPart(
  call: Call,
  details: ReturnDetails,
  { plan, extraWrites, answer }: PartWrite,
): Promise<Part> {
  const { iid, lines, before } = plan;
  const { id } = before;
  const { items } = await readItems(call, itemIdsOf({ iid, lines }));
  const itemById = new Map(items.map((item) => [item.id, item]));
  // An item may have been deleted since the plan.
  const currentOf = (one: number) => itemById.get(one) ?? { id: one, booked_quantities: [] };
  const itemsOut = iid
    .flatMap((one) => itemById.get(one) ?? [])
    .filter((one) => one.checkout_id === id);
  const remainingIds = new Set(itemsOut.map((item) => item.id));
  const problemOf = (line: ReturnedLine) => {
    const item = itemById.get(line.item_id);
    return item ? quantityNotOutProblem(call, item, line, id) : missingItemProblem(line.item_id);
  };
  const refusals = [
    ...iid.filter((one) => !remainingIds.has(one)).map((one) => notOutProblem(currentOf(one))),
    ...lines.flatMap((line) => problemOf(line) ?? []),
  ];
  const returnedLines = lines.filter((line) => !problemOf(line));
  const quantities = new Map(returnedLines.length > 0 ? [[id, returnedLines]] : []);
  const checkedReturn =
    Object.keys(extraWrites).length > 0
      ? { details, checks: [] }
      : await checkCommonIssue(call, details, itemsOut);
  const [candidate] = await groupByCheckout(call, itemsOut, quantities);
  if (!candidate) return { refused: refusals };
  const returnPlan = planReturn(call, candidate, checkedReturn.details);
  const part = { after: returnPlan.after, refused: refusals };
  const itemsWithOwnIssue = itemsOut.filter(
    (item) => reportOf(details, item.id).issueId !== details.issueId,
  );
  const returns = {
    plans: [returnPlan],
    details: checkedReturn.details,
    stocks: items,
    reported: itemsWithOwnIssue,
  };
  const writes = joinWrites(returnWrites(call, returns), extraWrites, {
    writes: checkedReturn.checks,
  });
  await commit(call, writes, await answer(part));
  return part;
}

/**
 * The details for a part after the one that wrote the common issue: its items stay inoperative while that
 * issue holds them, which the part checks. What was closed, deleted or changed meanwhile has released them.
 */
async function checkCommonIssue(
  call: Call,
  details: ReturnDetails,
  items: readonly ItemRecord[],
): Promise<{ details: ReturnDetails; checks: RowWrite[] }> {
  const { issueId } = details;
  if (!keepsInoperative(details) || issueId === null) return { details, checks: [] };
  const [current] = await findRecords(call, issue, [issueId], { consistent: true });
  const holding = current && isHolding(current) ? current : undefined;
  const released = items.filter(({ id }) => !holding?.iid.includes(id));
  return {
    details: { ...details, releasedIds: new Set(released.map(({ id }) => id)) },
    checks: holding ? [unchangedCheck(call, issue, holding)] : [],
  };
}

/** Whether the common issue keeps its items inoperative. */
const keepsInoperative = ({ issueId, issue: reportedIssue }: ReturnDetails) =>
  issueId !== null && reportedIssue?.autochange_condition === true;

/** The common issue, for the items of all parts, which is written with the first one. */
function commonIssue(
  call: Call,
  details: ReturnDetails,
  plans: readonly PlannedReturn[],
): Transaction {
  const items = plans.flatMap((plan) => plan.items);
  const common = items.filter(({ id }) => reportOf(details, id).issueId === details.issueId);
  return reportIssues(call, common, details);
}
