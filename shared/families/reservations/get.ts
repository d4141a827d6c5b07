import type { Call } from '#shared/call.ts';
import { answerById } from '#shared/records/view.ts';
import { reservationView } from './reservation-view.ts';

export function getReservation(call: Call, id: number) {
  return answerById(call, reservationView, id);
}
