import type { Actor } from '#shared/actor.ts';
import { quantitiesOf } from './booked-quantities.ts';
import { reservationsOf } from './booked-windows.ts';
import type { ItemCondition } from './fields.ts';
import type { ItemRecord } from './record.ts';

export type ConditionFields = Pick<
  ItemRecord,
  | 'condition'
  | 'condition_remarks'
  | 'condition_changed_at'
  | 'condition_changed_by'
  | 'holds'
  | 'hold_overridden'
>;

/** Whether setting a condition by hand would change anything. */
export function isNewCondition(
  item: ItemRecord,
  condition: ItemCondition,
  remarks: string | null,
): boolean {
  return item.condition !== condition || remarks !== null || item.holds.length > 0;
}

/**
 * The condition fields after a person sets the condition. It overrides the holds of open issues:
 * `operative` drops them, and any other condition stays when they are lifted.
 */
export function decideCondition(
  item: ItemRecord,
  decision: { condition: ItemCondition; remarks: string | null },
  by: Actor,
  now: string,
): ConditionFields {
  const holds = decision.condition === 'operative' ? [] : item.holds;
  return {
    condition: decision.condition,
    condition_remarks: decision.remarks,
    condition_changed_at: now,
    condition_changed_by: by,
    holds,
    hold_overridden: holds.length > 0,
  };
}

/** The checkouts of an item, and its open reservations that end in the future, whole or in part. */
export function bookingsInUse(item: ItemRecord, now: string) {
  const parts = quantitiesOf(item);
  const openReservations = reservationsOf(item).filter(({ end }) => end > now);
  return {
    checkouts: [
      ...(item.checkout_id === null ? [] : [item.checkout_id]),
      ...parts.flatMap(({ holder }) => ('checkout_id' in holder ? holder.checkout_id : [])),
    ],
    reservations: openReservations.map(({ reservation }) => reservation),
  };
}

/** Whether an item is out, reserved in the future, or named by an open issue or a kit. */
export function isInUse(item: ItemRecord, now: string): boolean {
  const { checkouts, reservations } = bookingsInUse(item, now);
  return (
    checkouts.length > 0 || reservations.length > 0 || item.open_issues_count + item.kits_count > 0
  );
}
