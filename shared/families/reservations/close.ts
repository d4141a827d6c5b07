import type { Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import type { ReservationRecord } from './record.ts';

type CompletionFields = Pick<
  ReservationRecord,
  | 'completed_as'
  | 'checkout_id'
  | 'event_id'
  | 'completion_remarks'
  | 'released_iid'
  | 'released_lines'
>;

export function completionChanges(
  call: Call,
  completion: Partial<CompletionFields>,
): Partial<CompletionFields> & Pick<ReservationRecord, 'status' | 'completed_at' | 'completed_by'> {
  const { actor } = call.caller;
  return { ...completion, status: 'completed', completed_at: call.now, completed_by: actor };
}

/** @throws ApiError `reservation_completed` */
export function assertNotCompleted({ id, status }: ReservationRecord): void {
  if (status === 'open') return;
  throw new ApiError('reservation_completed', { message: `Reservation ${id} is completed.` });
}
