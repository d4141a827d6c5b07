import type { Answer, Call } from '#shared/call.ts';
import { readHolders } from '#shared/families/bookings/read-holders.ts';
import { extensionClashes } from '#shared/families/items/availability.ts';
import { assertNoClashes } from '#shared/families/items/clashes.ts';
import { editItems, readItems } from '#shared/families/items/named-items.ts';
import { readForWrite } from '#shared/records/read.ts';
import { updateReading } from '#shared/records/update.ts';
import { assertNotClosed } from './assert-not-closed.ts';
import { dueProblems, outstandingOf } from './checkout.ts';
import { checkoutView } from './checkout-view.ts';
import type { Checkout } from './fields.ts';
import type { CheckoutExtend } from './operation-fields.ts';
import { checkout } from './record.ts';

/** Sets an earlier or later due time for the items that are still out. */
export async function extendCheckout(
  call: Call,
  id: number,
  { due_time, remarks }: CheckoutExtend,
  isDryRun: boolean,
): Promise<Answer<Checkout>> {
  const before = await readForWrite(call, checkout, id);
  const occasion = { action: 'extend', remarks } as const;
  const read = async () => {
    const { items } = await readItems(call, outstandingOf(before));
    const clashes = extensionClashes(items, due_time, call.now);
    return { items, clashes: await readHolders(call, clashes) };
  };
  return updateReading(call, checkoutView, before, { due_time }, read, {
    occasion,
    isDryRun,
    problems: () => dueProblems(due_time, call),
    decide: (_after, { read: { items, clashes } }) => {
      assertNotClosed(before);
      assertNoClashes(clashes);
      const cause = { resource: 'checkout', id } as const;
      return editItems(call, items, () => ({ due_time }), { ...occasion, cause });
    },
  });
}
