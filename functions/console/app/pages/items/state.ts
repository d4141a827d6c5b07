import type { Item } from '#console/api/records.ts';
import type { Tone } from '#console/ui/badge.tsx';

/** The reservation whose time has begun. */
export function ongoingReservation({ next_reservation: next }: Item) {
  return next && Date.parse(next.start_time) <= Date.now() ? next : undefined;
}

/** Whether the API would accept a checkout of the item by itself. */
export function canCheckOut(item: Item): boolean {
  if (item.inventory_enabled) return (item.quantity_available ?? 0) > 0;
  return item.availability === 'available' && ongoingReservation(item) === undefined;
}

/** The status of an item as a badge shows it. */
export function stateOf(item: Item): { tone: Tone; label: string } {
  if (item.overdue) return { tone: 'bad', label: 'Overdue' };
  if (item.availability === 'checked_out') return { tone: 'warn', label: 'Checked out' };
  if (item.condition === 'discarded') return { tone: 'calm', label: 'Discarded' };
  if (item.condition === 'inoperative') return { tone: 'bad', label: 'Out of order' };
  if (item.inventory_enabled) {
    const isLeft = (item.quantity_available ?? 0) > 0;
    return isLeft ? { tone: 'good', label: 'Available' } : { tone: 'warn', label: 'None free' };
  }
  if (ongoingReservation(item)) return { tone: 'warn', label: 'Reserved now' };
  return { tone: 'good', label: 'Available' };
}

/** Describes an item in one line: its code, category and maker. */
export function describe(item: Item): string {
  const makerAndModel = [item.manufacturer, item.model].filter(Boolean).join(' ');
  const maker = makerAndModel === item.name ? '' : makerAndModel;
  return [item.unique_id, item.type, maker].filter(Boolean).join(' · ');
}
