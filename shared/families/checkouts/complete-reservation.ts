import type { CredentialCall } from '#shared/auth/caller.ts';
import type { Answer } from '#shared/call.ts';
import { create as eventCreate } from '#shared/families/events/routes.ts';
import { completeAsEvent } from '#shared/families/reservations/complete-as-event.ts';
import { completePlainly } from '#shared/families/reservations/complete-plainly.ts';
import type { Completion } from '#shared/families/reservations/completion-fields.ts';
import type { Reservation } from '#shared/families/reservations/fields.ts';
import { reservation } from '#shared/families/reservations/record.ts';
import { readForWrite } from '#shared/records/read.ts';
import { requireRoute } from '#shared/routes/require-route.ts';
import { completeAsCheckout } from './complete-as-checkout.ts';
import { create as checkoutCreate } from './routes.ts';

/** Completes a reservation: as a checkout, as an event, as cancelled, or without saying what became of it. */
export async function completeReservation(
  call: CredentialCall,
  id: number,
  body: Completion,
  isDryRun: boolean,
): Promise<Answer<Reservation>> {
  if (body.complete_as === 'checkout') requireRoute(call, checkoutCreate);
  if (body.complete_as === 'event') requireRoute(call, eventCreate);
  const before = await readForWrite(call, reservation, id);
  if (body.complete_as === 'checkout') return completeAsCheckout(call, before, body, isDryRun);
  if (body.complete_as === 'event') return completeAsEvent(call, before, body, isDryRun);
  return completePlainly(call, before, body.complete_as, body.remarks, isDryRun);
}
