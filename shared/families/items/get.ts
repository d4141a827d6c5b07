import type { Call } from '#shared/call.ts';
import { answerById } from '#shared/records/view.ts';
import { itemView } from './item-view.ts';

export function getItem(call: Call, id: number) {
  return answerById(call, itemView, id);
}
