import type { CredentialCall } from '#shared/auth/caller.ts';
import { write as eventWrite } from '#shared/families/events/access.ts';
import { completeAsEvent } from '#shared/families/reservations/complete-as-event.ts';
import { completePlainly } from '#shared/families/reservations/complete-plainly.ts';
import type { Completion } from '#shared/families/reservations/completion-fields.ts';
import { reservation } from '#shared/families/reservations/record.ts';
import { readForWrite } from '#shared/records/read.ts';
import { requireAccess } from '#shared/routes/require-access.ts';
import { write as checkoutWrite } from './access.ts';
import { completeAsCheckout } from './complete-as-checkout.ts';

/** Completes a reservation: as a checkout, as an event, as cancelled, or as unspecified. */
export async function completeReservation(
  call: CredentialCall,
  id: number,
  body: Completion,
  isDryRun: boolean,
) {
  if (body.complete_as === 'checkout') requireAccess(call, checkoutWrite);
  if (body.complete_as === 'event') requireAccess(call, eventWrite);
  const before = await readForWrite(call, reservation, id);
  if (body.complete_as === 'checkout') return completeAsCheckout(call, before, body, isDryRun);
  if (body.complete_as === 'event') return completeAsEvent(call, before, body, isDryRun);
  return completePlainly(call, before, body.complete_as, body.remarks, isDryRun);
}
