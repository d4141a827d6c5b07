import type { Answer, Call } from '../call.ts';
import { extensionClashes, refuseClashes } from '../domain/availability.ts';
import { dueProblems, outstandingOf } from '../domain/checkout.ts';
import { type CheckoutRecord, checkout } from '../resources/checkout.ts';
import type { Checkout, CheckoutExtend } from '../schemas/checkout.ts';
import { refuseClosed } from './check-in.ts';
import { checkoutView } from './checkouts.ts';
import { commit } from './commit.ts';
import { editItems, readItems } from './named-items.ts';
import { joinPlans } from './plan.ts';
import { change, historyOf, nextVersion } from './records.ts';
import { refuseProblems } from './references.ts';
import { answerRecord, answerUnchanged } from './view.ts';

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
