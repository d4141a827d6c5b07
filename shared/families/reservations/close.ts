import type { Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { type Contents, lineOf } from '#shared/families/items/lines.ts';
import { exact } from '#shared/families/items/quantities.ts';
import type { ReservationRecord } from './record.ts';

export function completionChanges(
  call: Call,
  completion: Partial<ReservationRecord>,
): Partial<ReservationRecord> {
  const { actor } = call.caller;
  return { ...completion, status: 'completed', completed_at: call.now, completed_by: actor };
}

/** What of a reservation becomes free where some of it is checked out. */
export function releasedBy({ iid, lines }: ReservationRecord, out: Contents) {
  const released_lines = lines.flatMap(({ item_id, quantity }) => {
    const left = exact(quantity - (lineOf(out, item_id)?.quantity ?? 0));
    return left > 0 ? [{ item_id, quantity: left }] : [];
  });
  return { released_iid: iid.filter((id) => !out.iid.includes(id)), released_lines };
}

/** @throws ApiError `reservation_completed` */
export function assertNotCompleted({ id, status }: ReservationRecord): void {
  if (status === 'open') return;
  throw new ApiError('reservation_completed', { message: `Reservation ${id} is completed.` });
}
