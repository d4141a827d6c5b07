import type { Reservation } from '#console/api/records.ts';
import { idsOf } from '#console/pages/selection/bulk-calls.ts';
import { toInput } from '#console/time.ts';
import { itemsIn, mergeItems } from '#console/ui/booked-items.ts';
import type { ListedItem } from '#console/ui/listed-item.ts';

export interface HandOverValues {
  iid: readonly number[];
  /** The quantity of each stock that goes out. */
  lines: readonly ListedItem[];
  due_time: string;
  remarks: string;
}

/** The initial values: everything in the reservation goes out. */
export function handOverOf(reservation: Reservation): HandOverValues {
  const lines = itemsIn(reservation);
  return { iid: idsOf(lines), lines, due_time: toInput(reservation.end_time), remarks: '' };
}

/** Merges a member's choices with a change by another one: items added to the reservation go out too. */
export function mergeHandOver(
  mine: HandOverValues,
  before: Reservation,
  now: Reservation,
): HandOverValues {
  const [then, present] = [handOverOf(before), handOverOf(now)];
  const mergedLines = mergeItems(mine.lines, then.lines, present.lines);
  return {
    iid: present.iid.filter((id) => mine.iid.includes(id) || !then.iid.includes(id)),
    // No more than the reserved quantity goes out.
    lines: present.lines.map((item) => {
      const { quantity } = mergedLines.find(({ id }) => id === item.id) ?? item;
      if (item.quantity === undefined || quantity === undefined) return item;
      return { ...item, quantity: Math.min(quantity, item.quantity) };
    }),
    due_time: mine.due_time === then.due_time ? present.due_time : mine.due_time,
    remarks: mine.remarks,
  };
}
