import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Reservation } from '#console/api/records.ts';
import { say } from '#console/ui/toast.tsx';

/** Cancels a reservation; the undo restores it, unless its time is over. */
export async function cancelReservation(
  { id, name, end_time }: Reservation,
  onChange: () => void,
): Promise<void> {
  const params = { path: { id } };
  await orThrow(api.DELETE('/v1/reservations/{id}', { params }));
  onChange();
  const isPast = Date.parse(end_time) <= Date.now();
  const undo = async () => {
    await orThrow(api.POST('/v1/reservations/{id}/restore', { params }));
    onChange();
  };
  say(`${name} cancelled.`, isPast ? undefined : undo);
}
