import type { Call } from '#shared/call.ts';
import { itemChange } from '#shared/families/items/item-change.ts';
import { exact } from '#shared/families/items/quantities.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import type { Occasion } from '#shared/records/history.ts';
import type { Current } from '#shared/records/read.ts';
import { joinWrites, type Transaction } from '#shared/records/transaction.ts';
import { withOutstanding } from './lines.ts';
import type { ReturnedLine } from './operation-fields.ts';
import type { CheckoutRecord } from './record.ts';

/** What comes back from a checkout by quantity. */
interface CheckoutLines {
  after: CheckoutRecord;
  lines: readonly ReturnedLine[];
}

/**
 * The writes of stock items of which quantities come back, each written once for all checkouts that
 * they come from. What was consumed leaves the stock, which the entry in the history of the item says;
 * it names the first of the checkouts. A stock stays where it is: only a part of it was out.
 */
export function returnLines(
  call: Call,
  returns: readonly CheckoutLines[],
  items: readonly Current<ItemRecord>[],
  occasion: Occasion,
): Transaction {
  const parts = items.map((item) => {
    const own = returns.flatMap(({ after, lines }) => {
      const line = lines.find(({ item_id }) => item_id === item.id);
      return line ? [{ after, consumed: line.consumed }] : [];
    });
    const [first] = own;
    if (!first) return {};
    const cause = { resource: 'checkout', id: first.after.id } as const;
    return itemChange(call, item, returnedStock(item, own), { ...occasion, cause });
  });
  return joinWrites(...parts);
}

function returnedStock(
  item: ItemRecord,
  returns: readonly { after: CheckoutRecord; consumed: number }[],
): Partial<ItemRecord> {
  const consumed = returns.reduce((sum, one) => sum + one.consumed, 0);
  const left = Math.max(0, exact((item.inventory_quantity ?? 0) - consumed));
  return {
    booked_quantities: returns.reduce(
      (packed, { after }) => withOutstanding(packed, after, item.id),
      item.booked_quantities,
    ),
    ...(consumed > 0 ? { inventory_quantity: left } : {}),
  };
}
