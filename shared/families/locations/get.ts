import type { Call } from '#shared/call.ts';
import { answerById } from '#shared/records/view.ts';
import { locationView } from './location-view.ts';

export function getLocation(call: Call, id: number) {
  return answerById(call, locationView, id);
}
