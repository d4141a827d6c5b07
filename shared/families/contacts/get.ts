import type { Call } from '#shared/call.ts';
import { answerById } from '#shared/records/view.ts';
import { contactView } from './contact-view.ts';

export function getContact(call: Call, id: number) {
  return answerById(call, contactView, id);
}
