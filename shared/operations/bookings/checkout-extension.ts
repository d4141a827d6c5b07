import type { Answer, Call } from '#shared/call.ts';
import { extensionClashes, refuseClashes } from '#shared/domain/availability.ts';
import { dueProblems, outstandingOf } from '#shared/domain/checkout.ts';
import { editItems, readItems } from '#shared/operations/items/named-items.ts';
import { commit } from '#shared/records/commit.ts';
import { change, historyOf, nextVersion } from '#shared/records/records.ts';
import { refuseProblems } from '#shared/records/references.ts';
import { joinPlans } from '#shared/records/transaction.ts';
import { answerRecord, answerUnchanged } from '#shared/records/view.ts';
import { type CheckoutRecord, checkout } from '#shared/resources/checkout.ts';
import type { Checkout, CheckoutExtend } from '#shared/schemas/checkout.ts';
import { refuseClosed } from './check-in.ts';
import { checkoutView } from './checkouts.ts';

/** Gives what is still out another due time, earlier or later. */
export async function extendCheckout(
  call: Call,
  before: CheckoutRecord,
  { due_time, remarks }: CheckoutExtend,
): Promise<Answer<Checkout>> {
  refuseProblems(dueProblems(due_time, call.now));
  refuseClosed(before);
  const { items } = await readItems(call.caller, outstandingOf(before));
  refuseClashes(extensionClashes(items, due_time, call.now));
  if (due_time === before.due_time) return answerUnchanged(call, checkoutView, before);
  const after = nextVersion(call, before, { due_time });
  const occasion = {
    action: 'extend',
    resource: 'checkout',
    resourceId: before.id,
    remarks,
  } as const;
  const plan = joinPlans(
    change(call, checkout, before, after),
    editItems(call, items, () => ({ due_time }), occasion),
    { actions: [historyOf(call, checkout, 'extend', before, after, remarks)] },
  );
  return commit(call, plan, await answerRecord(call, checkoutView, after));
}
