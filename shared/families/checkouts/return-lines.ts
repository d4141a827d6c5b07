import type { Call } from '#shared/call.ts';
import { withoutQuantity, withQuantity } from '#shared/families/items/booked-quantities.ts';
import { itemChange } from '#shared/families/items/item-change.ts';
import { lineOf } from '#shared/families/items/lines.ts';
import { exact } from '#shared/families/items/quantities.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import type { Occasion } from '#shared/records/history.ts';
import type { Current } from '#shared/records/read.ts';
import { joinWrites, type Transaction } from '#shared/records/transaction.ts';
import { progressOf } from './lines.ts';
import type { ReturnedLine } from './operation-fields.ts';
import { type CheckoutRecord, startOf } from './record.ts';

/**
 * The writes of stock items of which quantities come back. What was consumed leaves the stock, which
 * the entry in the history of the item says. A stock stays where it is: only a part of it was out.
 */
export function returnLines(
  call: Call,
  after: CheckoutRecord,
  lines: readonly ReturnedLine[],
  items: readonly Current<ItemRecord>[],
  occasion: Occasion,
): Transaction {
  const parts = lines.map((line) => {
    const item = items.find(({ id }) => id === line.item_id);
    return item ? itemChange(call, item, returnedStock(after, line, item), occasion) : {};
  });
  return joinWrites(...parts);
}

function returnedStock(
  after: CheckoutRecord,
  { item_id, consumed }: ReturnedLine,
  item: ItemRecord,
): Partial<ItemRecord> {
  const line = lineOf(after, item_id);
  const quantity = line ? progressOf(after, line).outstanding : 0;
  const holder = { checkout_id: after.id };
  const booked = { holder, start: startOf(after), end: after.due_time, quantity };
  const left = Math.max(0, exact((item.inventory_quantity ?? 0) - consumed));
  return {
    booked_quantities:
      quantity > 0
        ? withQuantity(item.booked_quantities, booked)
        : withoutQuantity(item.booked_quantities, holder),
    ...(consumed > 0 ? { inventory_quantity: left } : {}),
  };
}
