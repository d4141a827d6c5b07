import type { Call } from '#shared/call.ts';
import { answerById } from '#shared/records/view.ts';
import { userView } from './user-view.ts';

export function getUser(call: Call, id: number) {
  return answerById(call, userView, id);
}
