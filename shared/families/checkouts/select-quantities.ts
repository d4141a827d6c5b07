import type { Call } from '#shared/call.ts';
import { type FieldProblem, type FieldProblems, mergeFields } from '#shared/errors.ts';
import { quantitiesOf } from '#shared/families/items/booked-quantities.ts';
import { missingItemProblem, readItems } from '#shared/families/items/named-items.ts';
import { fromThousandths, isOrAre, thousandthsOf } from '#shared/families/items/quantities.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { itemsMax } from '#shared/limits.ts';
import { returnedLineProblems } from './lines.ts';
import type { ReturnedLine } from './operation-fields.ts';

/**
 * Distributes each quantity over the checkouts that have it, those due first before others: `lines`, by checkout
 * id. `missing` are problems of items that do not exist, and `notOutProblems` of quantities larger than what is out;
 * `refused` is both, in the order sent, for a partial return.
 */
export async function selectQuantities(call: Call, lines: readonly ReturnedLine[]) {
  const { items } = await readItems(call, [...new Set(lines.map(({ item_id }) => item_id))]);
  const itemById = new Map(items.map((item) => [item.id, item]));
  const missing: FieldProblems = {};
  const notOutProblems: FieldProblems = {};
  const refusals: FieldProblem[] = [];
  const parts: Part[] = [];
  for (const [index, line] of lines.entries()) {
    const item = itemById.get(line.item_id);
    const problem = item
      ? quantityNotOutProblem(call, item, line)
      : missingItemProblem(line.item_id);
    if (!item && problem) missing[`lines.${index}.item_id`] = [problem];
    if (item && problem) notOutProblems[`lines.${index}.quantity`] = [problem];
    if (item && !problem) parts.push(...partsOf(call, item, line));
    if (problem) refusals.push(problem);
  }
  const groups = Map.groupBy(parts, ({ checkoutId }) => checkoutId);
  const limitProblems = checkoutLimitProblems(groups.size);
  // Too many checkouts are refused, so none of them is read.
  const returnGroups = Object.keys(limitProblems).length > 0 ? [] : [...groups];
  return {
    lines: new Map(returnGroups.map(([id, group]) => [id, group.map(({ line }) => line)])),
    items,
    problems: mergeFields(returnedLineProblems(lines), limitProblems),
    missing,
    notOutProblems,
    refused: refusals,
  };
}

/** The problem of a line that returns more than is out: of one checkout, or of all. */
export function quantityNotOutProblem(
  call: Call,
  item: ItemRecord,
  { quantity }: ReturnedLine,
  checkoutId?: number,
): FieldProblem | undefined {
  const quantities = quantitiesOut(call, item).filter(
    ({ id }) => checkoutId === undefined || id === checkoutId,
  );
  const sum = quantities.reduce((total, one) => total + thousandthsOf(one.quantity), 0);
  if (thousandthsOf(quantity) <= sum) return undefined;
  const outstanding = fromThousandths(sum);
  const where = checkoutId === undefined ? '' : ` on checkout ${checkoutId}`;
  const out =
    call.occurredAt === undefined
      ? `${isOrAre(outstanding)} out as a quantity${where}`
      : `had gone out as a quantity${where} by ${call.occurredAt}`;
  const message =
    item.checkout_id === null
      ? `Only ${outstanding} of item ${item.id} ${out}.`
      : `Item ${item.id} is out as a whole. Return it with iid.`;
  const checkout = checkoutId === undefined ? {} : { checkout_id: checkoutId };
  return { code: 'item_not_out', message, item_id: item.id, ...checkout, outstanding };
}

/** The quantities to return from one checkout. */
interface Part {
  checkoutId: number;
  line: ReturnedLine;
}

function partsOf(call: Call, item: ItemRecord, { item_id, ...amounts }: ReturnedLine): Part[] {
  let remaining = thousandthsOf(amounts.quantity);
  let remainingConsumed = thousandthsOf(amounts.consumed);
  const parts: Part[] = [];
  for (const { id, quantity: quantityOut } of quantitiesOut(call, item)) {
    const part = Math.min(remaining, thousandthsOf(quantityOut));
    if (part === 0) break;
    const consumedHere = Math.min(remainingConsumed, part);
    remaining -= part;
    remainingConsumed -= consumedHere;
    const [quantity, consumed] = [fromThousandths(part), fromThousandths(consumedHere)];
    parts.push({ checkoutId: id, line: { item_id, quantity, consumed } });
  }
  return parts;
}

/** The quantities of an item that were out at the time of a return, by checkout, the earliest due first. */
function quantitiesOut({ occurredAt }: Call, item: ItemRecord) {
  return quantitiesOf(item)
    .flatMap(({ holder, start, end, quantity }) => {
      const isOut = 'checkout_id' in holder && (occurredAt === undefined || start <= occurredAt);
      return isOut ? [{ id: holder.checkout_id, end, quantity }] : [];
    })
    .sort((a, b) => (a.end === b.end ? a.id - b.id : a.end < b.end ? -1 : 1));
}

function checkoutLimitProblems(checkouts: number): FieldProblems {
  if (checkouts <= itemsMax) return {};
  const message =
    `Quantities may come back from at most ${itemsMax} checkouts in one call, not ${checkouts}. ` +
    'Return less at once.';
  return { lines: [{ code: 'too_many', message }] };
}
