import type { Call } from '#shared/call.ts';
import { readClashes } from '#shared/families/bookings/clashes.ts';
import { assertNoClashes } from '#shared/families/items/clashes.ts';
import { lineOf } from '#shared/families/items/lines.ts';
import { editItems, readItems } from '#shared/families/items/named-items.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { summariesOf } from '#shared/families/items/summaries.ts';
import { updateRecord } from '#shared/records/operations.ts';
import { readForWrite } from '#shared/records/read.ts';
import { assertNotClosed, dueProblems, outstandingIds, outstandingOf } from './checkout.ts';
import { checkoutView } from './checkout-view.ts';
import { stillOut, withOutstanding } from './lines.ts';
import type { CheckoutExtend } from './operation-fields.ts';
import { checkout } from './record.ts';

/** Sets an earlier or later due time for the items that are still out. */
export async function extendCheckout(
  call: Call,
  id: number,
  { due_time, remarks }: CheckoutExtend,
  isDryRun: boolean,
) {
  const before = await readForWrite(call, checkout, id);
  const entry = { action: 'extend', remarks } as const;
  const read = async () => {
    const { items } = await readItems(call, outstandingIds(before));
    // Nothing more is promised by an earlier due time.
    const lines = due_time > before.due_time ? stillOut(before) : [];
    const out = { iid: outstandingOf(before), lines };
    const window = { start: call.now, end: due_time };
    const extension = { purpose: 'extension', except: { checkout_id: id } } as const;
    return { items, clashes: await readClashes(call, out, items, window, extension) };
  };
  return updateRecord(call, checkoutView, before, { due_time }, read, {
    entry,
    isDryRun,
    problems: () => dueProblems(due_time, call),
    decide: (after, { read: { items, clashes } }) => {
      assertNotClosed(before);
      assertNoClashes(clashes);
      const cause = { resource: 'checkout', id } as const;
      const edit = (item: ItemRecord): Partial<ItemRecord> => {
        if (!lineOf(after, item.id)) return { due_time };
        return { booked_quantities: withOutstanding(item.booked_quantities, after, item.id) };
      };
      return {
        knownRecords: { items: summariesOf(items) },
        ...editItems(call, items, edit, { ...entry, cause }),
      };
    },
  });
}
