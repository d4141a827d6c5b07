import type { Answer, Call } from '#shared/call.ts';
import { extensionClashes } from '#shared/domain/availability.ts';
import { dueProblems, outstandingOf } from '#shared/domain/checkout.ts';
import { assertNoClashes } from '#shared/domain/clashes.ts';
import { readHolders } from '#shared/operations/bookings/read-holders.ts';
import { editItems, readItems } from '#shared/operations/items/named-items.ts';
import { readForWrite } from '#shared/records/read.ts';
import { updateReading } from '#shared/records/update.ts';
import { checkout } from '#shared/resources/checkout.ts';
import type { Checkout, CheckoutExtend } from '#shared/schemas/checkout.ts';
import { assertNotClosed } from './assert-not-closed.ts';
import { checkoutView } from './checkout-view.ts';

/** Gives what is still out another due time, earlier or later. */
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
    problems: () => dueProblems(due_time, call.now),
    decide: (_after, { read: { items, clashes } }) => {
      assertNotClosed(before);
      assertNoClashes(clashes);
      const cause = { resource: 'checkout', id } as const;
      return editItems(call, items, () => ({ due_time }), { ...occasion, cause });
    },
  });
}
