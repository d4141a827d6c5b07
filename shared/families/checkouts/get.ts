import type { Call } from '#shared/call.ts';
import { answerById } from '#shared/records/view.ts';
import { checkoutView } from './checkout-view.ts';

export function getCheckout(call: Call, id: number) {
  return answerById(call, checkoutView, id);
}
