import type { FieldProblem, Fields } from '#shared/errors.ts';
import type { Line } from '#shared/families/items/line-fields.ts';
import { lineOf } from '#shared/families/items/lines.ts';
import { exact } from '#shared/families/items/quantities.ts';

/** The lines that a reservation does not hold, or holds less of. */
export function foreignLineProblems(
  lines: readonly Line[],
  { id, lines: reserved }: { id: number; lines: readonly Line[] },
): Fields {
  const problems = lines.flatMap(({ item_id, quantity }, place): [string, FieldProblem[]][] => {
    const reservedQuantity = lineOf({ lines: reserved }, item_id)?.quantity ?? 0;
    if (quantity <= reservedQuantity) return [];
    const detail = { item_id, reservation_id: id };
    const problem: FieldProblem =
      reservedQuantity === 0
        ? {
            code: 'not_on_reservation',
            message: `Item ${item_id} is not on reservation ${id} by quantity.`,
            ...detail,
          }
        : {
            code: 'not_on_reservation',
            message: `Reservation ${id} has ${reservedQuantity} of item ${item_id}.`,
            ...detail,
            reserved: reservedQuantity,
          };
    return [[`lines.${place}.${reservedQuantity === 0 ? 'item_id' : 'quantity'}`, [problem]]];
  });
  return Object.fromEntries(problems);
}

/** What is left of lines without others. */
export function remainingLines(lines: readonly Line[], without: readonly Line[]): Line[] {
  return lines.flatMap(({ item_id, quantity }) => {
    const deduction = lineOf({ lines: without }, item_id)?.quantity ?? 0;
    const left = exact(quantity - deduction);
    return left > 0 ? [{ item_id, quantity: left }] : [];
  });
}
