import { ApiError, type FieldProblem, type FieldProblems, mergeFields } from '#shared/errors.ts';
import { withoutQuantity, withQuantity } from '#shared/families/items/booked-quantities.ts';
import type { Line } from '#shared/families/items/line-fields.ts';
import { atLines, type LineProblem, lineOf } from '#shared/families/items/lines.ts';
import { exact, isOrAre } from '#shared/families/items/quantities.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { itemsMax } from '#shared/limits.ts';
import type { ReturnedLine } from './operation-fields.ts';
import { type CheckoutRecord, startOf } from './record.ts';

/** The progress of a line of a checkout. `returned` does not include `consumed`. */
export function progressOf({ checkins }: CheckoutRecord, { item_id, quantity }: Line) {
  const returns = checkins
    .flatMap(({ lines = [] }) => lines)
    .filter((one) => one.item_id === item_id);
  const sum = returns.reduce((total, one) => total + one.quantity, 0);
  const consumed = exact(returns.reduce((total, one) => total + one.consumed, 0));
  return { returned: exact(sum - consumed), consumed, outstanding: exact(quantity - sum) };
}

/** All lines of a checkout in their order, with the quantities that are still out. */
export function stillOut(record: CheckoutRecord): Line[] {
  return record.lines.map((line) => {
    return { item_id: line.item_id, quantity: progressOf(record, line).outstanding };
  });
}

/** The quantities that are still out. */
export function outstandingLines(record: CheckoutRecord): Line[] {
  return stillOut(record).filter(({ quantity }) => quantity > 0);
}

/** An item with the outstanding quantity of a checkout among its booked quantities. */
export function withOutstanding(
  packedQuantities: ItemRecord['booked_quantities'],
  record: CheckoutRecord,
  itemId: number,
): string[] {
  const line = lineOf(record, itemId);
  const quantity = line ? progressOf(record, line).outstanding : 0;
  const holder = { checkout_id: record.id };
  if (quantity === 0) return withoutQuantity(packedQuantities, holder);
  return withQuantity(packedQuantities, {
    holder,
    start: startOf(record),
    end: record.due_time,
    quantity,
  });
}

/** A return of all quantities that are out. */
export function wholeReturn(record: CheckoutRecord): ReturnedLine[] {
  return outstandingLines(record).map((line) => ({ ...line, consumed: 0 }));
}

/**
 * Problems of the lines of a return: named twice; of other checkouts than a given one, or more than ever
 * went out on it; more consumed than comes back.
 */
export function returnedLineProblems(
  lines: readonly ReturnedLine[],
  record?: CheckoutRecord,
): FieldProblems {
  const namedLines = atLines(lines, (line, index) => {
    return (record && notOnCheckoutProblem(line, record)) ?? duplicateProblem(lines, index);
  });
  return mergeFields(namedLines, atLines(lines, overConsumedProblem));
}

/** Problems of the size of a return. Each item and each line takes two rows of its transaction. */
export function returnSizeProblems(
  iid: readonly number[],
  lines: readonly ReturnedLine[],
): FieldProblems {
  if (lines.length === 0 || iid.length + lines.length <= itemsMax) return {};
  const message = `Must have at most ${itemsMax} entries, items and lines together.`;
  return { lines: [{ code: 'too_many', message }] };
}

/** Why a line cannot come back, for a partial return. */
export function lineRefusal(line: ReturnedLine, record: CheckoutRecord): FieldProblem | undefined {
  const [, problem] =
    notOnCheckoutProblem(line, record) ?? exceedsOutstandingProblem(line, record) ?? [];
  return problem;
}

/** @throws ApiError `already_checked_in` where less is out than comes back */
export function assertLinesOut(lines: readonly ReturnedLine[], record: CheckoutRecord): void {
  const fields = atLines(lines, (line) => exceedsOutstandingProblem(line, record));
  if (Object.keys(fields).length > 0) throw new ApiError('already_checked_in', { fields });
}

function notOnCheckoutProblem(
  { item_id, quantity }: ReturnedLine,
  record: CheckoutRecord,
): LineProblem | undefined {
  const detail = { item_id, checkout_id: record.id };
  const line = record.lines.find((one) => one.item_id === item_id);
  if (!line) {
    const message = `Item ${item_id} is not on checkout ${record.id} by quantity.`;
    return ['item_id', { code: 'not_on_checkout', message, ...detail }];
  }
  if (quantity <= line.quantity) return undefined;
  const message = `Only ${line.quantity} of item ${item_id} went out on checkout ${record.id}.`;
  return ['quantity', { code: 'invalid_value', message, ...detail }];
}

function overConsumedProblem({
  quantity,
  consumed,
}: ReturnedLine): LineProblem<'consumed'> | undefined {
  if (consumed <= quantity) return undefined;
  const message = 'Must not be above quantity, of which it is a part.';
  return ['consumed', { code: 'invalid_value', message }];
}

function duplicateProblem(lines: readonly ReturnedLine[], index: number): LineProblem | undefined {
  const item_id = lines[index]?.item_id;
  if (lines.findIndex((one) => one.item_id === item_id) === index) return undefined;
  const message = `Item ${item_id} is named twice.`;
  return ['item_id', { code: 'invalid_value', message, item_id }];
}

function exceedsOutstandingProblem(
  { item_id, quantity }: ReturnedLine,
  record: CheckoutRecord,
): LineProblem | undefined {
  const line = record.lines.find((one) => one.item_id === item_id);
  const outstanding = line ? progressOf(record, line).outstanding : 0;
  if (!line || quantity <= outstanding) return undefined;
  const message = `Only ${outstanding} of item ${item_id} ${isOrAre(outstanding)} still out.`;
  const detail = { item_id, checkout_id: record.id, outstanding };
  return ['quantity', { code: 'already_checked_in', message, ...detail }];
}
