import type { Call } from '#shared/call.ts';
import { readClashes } from '#shared/families/bookings/clashes.ts';
import { withQuantity } from '#shared/families/items/booked-quantities.ts';
import { assertNoClashes } from '#shared/families/items/clashes.ts';
import { lineOf } from '#shared/families/items/lines.ts';
import { editItems, readItems } from '#shared/families/items/named-items.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { readForWrite } from '#shared/records/read.ts';
import { updateReading } from '#shared/records/update.ts';
import { assertNotClosed, dueProblems, outstandingIds, outstandingOf } from './checkout.ts';
import { checkoutView } from './checkout-view.ts';
import { outstandingLines, stillOut } from './lines.ts';
import type { CheckoutExtend } from './operation-fields.ts';
import { type CheckoutRecord, checkout, startOf } from './record.ts';

/** Sets an earlier or later due time for the items that are still out. */
export async function extendCheckout(
  call: Call,
  id: number,
  { due_time, remarks }: CheckoutExtend,
  isDryRun: boolean,
) {
  const before = await readForWrite(call, checkout, id);
  const occasion = { action: 'extend', remarks } as const;
  const read = async () => {
    const { items } = await readItems(call, outstandingIds(before));
    // Nothing more is promised by an earlier due time.
    const lines = due_time > before.due_time ? stillOut(before) : [];
    const out = { iid: outstandingOf(before), lines };
    const window = { start: call.now, end: due_time };
    const extension = { purpose: 'extension', except: { checkout_id: id } } as const;
    return { items, clashes: await readClashes(call, out, items, window, extension) };
  };
  return updateReading(call, checkoutView, before, { due_time }, read, {
    occasion,
    isDryRun,
    problems: () => dueProblems(due_time, call),
    decide: (_after, { read: { items, clashes } }) => {
      assertNotClosed(before);
      assertNoClashes(clashes);
      const cause = { resource: 'checkout', id } as const;
      const edit = (item: ItemRecord) => dueAt(before, item, due_time);
      return editItems(call, items, edit, { ...occasion, cause });
    },
  });
}

/** The new due time of an item that is still out, or of the quantity of it that is. */
function dueAt(record: CheckoutRecord, item: ItemRecord, end: string): Partial<ItemRecord> {
  const line = lineOf({ lines: outstandingLines(record) }, item.id);
  if (!line) return { due_time: end };
  const { quantity } = line;
  const booked = { holder: { checkout_id: record.id }, start: startOf(record), end, quantity };
  return { booked_quantities: withQuantity(item.booked_quantities, booked) };
}
