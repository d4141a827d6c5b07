import type { Call } from '#shared/call.ts';
import { answerById } from '#shared/records/view.ts';
import { eventView } from './event-view.ts';

export function getEvent(call: Call, id: number) {
  return answerById(call, eventView, id);
}
