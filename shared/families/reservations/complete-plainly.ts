import type { Call } from '#shared/call.ts';
import { itemIdsOf } from '#shared/families/items/lines.ts';
import { readItems } from '#shared/families/items/named-items.ts';
import { summariesOf } from '#shared/families/items/summaries.ts';
import type { Current } from '#shared/records/read.ts';
import { updateReading } from '#shared/records/update.ts';
import { freeItems } from './booked-items.ts';
import { assertNotCompleted, completionChanges } from './close.ts';
import type { ReservationRecord } from './record.ts';
import { reservationView } from './reservation-view.ts';

/** Completes a reservation without a successor: it ended or was cancelled. */
export function completePlainly(
  call: Call,
  before: Current<ReservationRecord>,
  completed_as: 'unspecified' | 'cancelled',
  remarks: string | null,
  isDryRun: boolean,
) {
  const occasion = { action: 'complete', remarks } as const;
  const changes = completionChanges(call, {
    completed_as,
    completion_remarks: remarks,
    released_iid: before.iid,
    released_lines: before.lines,
  });
  const read = () => readItems(call, itemIdsOf(before));
  return updateReading(call, reservationView, before, changes, read, {
    occasion,
    isDryRun,
    isWritten: true,
    decide: (_after, { read: { items } }) => {
      assertNotCompleted(before);
      return {
        known: { items: summariesOf(items) },
        ...freeItems(call, before, items, occasion),
      };
    },
  });
}
