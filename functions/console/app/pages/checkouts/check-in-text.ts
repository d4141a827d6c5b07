import type { FieldProblem } from '#console/api/field-problem.ts';
import { clashText } from '#console/api/problem-texts.ts';
import { formatNumber } from '#console/numbers.ts';
import { amountOf } from '#console/ui/booked-items.ts';
import type { ListedItem } from '#console/ui/listed-item.ts';
import type { ReturnContents } from './check-in-body.ts';

/** Says which items came back, and why others were refused. */
export function checkInText(
  items: readonly ListedItem[],
  { iid, lines }: ReturnContents,
  refusals: readonly FieldProblem[],
): string {
  const back = items.filter(
    ({ id }) => iid.includes(id) && !refusals.some(({ item_id }) => item_id === id),
  );
  const parts = back.flatMap((item) => {
    const line = lines.find(({ id }) => id === item.id);
    return line ? partOf(item, line.quantity) : [];
  });
  const others = refusals.map(({ code, message, item_id }) => {
    const { name, unique_id } = items.find(({ id }) => id === item_id) ?? {};
    return clashText({ code, message, ...(name ? { name, unique_id } : {}) }, true);
  });
  return [...(back.length > 0 ? [backText(items, back, parts)] : []), ...others].join(' ');
}

function backText(
  items: readonly ListedItem[],
  back: readonly ListedItem[],
  parts: readonly string[],
): string {
  const [only, ...more] = items;
  if (only && more.length === 0) return `${parts[0] ?? only.name} checked in.`;
  const count = back.length < items.length ? `${back.length} of ${items.length}` : back.length;
  const rest = parts.length > 0 ? `, but only ${parts.join(', ')}` : '';
  return `${count} items checked in${rest}.`;
}

/** Says which part came back, such as `4.25 of 10.5 m of Cable`, if the rest is still out. */
function partOf({ name, quantity = 0, unit }: ListedItem, returnedQuantity: number): string[] {
  if (returnedQuantity >= quantity) return [];
  const what = unit ? `of ${name}` : name;
  return [`${formatNumber(returnedQuantity)} of ${amountOf(quantity, unit)} ${what}`];
}
