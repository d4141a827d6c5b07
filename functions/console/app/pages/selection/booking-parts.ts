import type { CartItem, CartKit } from '#console/cart.ts';
import { formatCount } from '#console/format-count.ts';
import { newContentsOf } from '#console/ui/booked-items.ts';
import { itemsMax } from '#shared/limits.ts';
import type { Contents } from './booking-calls.ts';
import { idsOf } from './bulk-calls.ts';

/** The part of a selection that one booking holds. */
export interface BookingPart {
  items: readonly CartItem[];
  kits: readonly CartKit[];
}

/** Divides a selection into as few bookings as can hold it. */
export function partsOf(items: readonly CartItem[], kits: readonly CartKit[]): BookingPart[] {
  const parts: { items: CartItem[]; kits: CartKit[]; ids: Set<number> }[] = [];
  const partFor = (ids: readonly number[]) => {
    const hasSpace = (knownIds: ReadonlySet<number>) =>
      new Set([...knownIds, ...ids]).size <= itemsMax;
    const fitting = parts.find((part) => hasSpace(part.ids));
    const part = fitting ?? { items: [], kits: [], ids: new Set<number>() };
    if (!fitting) parts.push(part);
    for (const id of ids) part.ids.add(id);
    return part;
  };
  for (const kit of kits) partFor(kit.parts).kits.push(kit);
  for (const item of items) partFor([item.id]).items.push(item);
  return parts;
}

export function contentsOfPart({ items, kits }: BookingPart): Contents {
  return { ...newContentsOf(items), kit_ids: idsOf(kits) };
}

/** More sizes than somebody reads one by one. */
const maxSizes = 4;

/** Describes the sizes of bookings, such as `40, 40 and 10 items`; those of many are only limited. */
export function sizesOf(parts: readonly BookingPart[]): string {
  const sizes = parts.map(({ items, kits }) => {
    const ids = [...idsOf(items), ...kits.flatMap((kit) => kit.parts)];
    return new Set(ids).size;
  });
  if (sizes.length > maxSizes) return `up to ${formatCount(Math.max(...sizes), 'item')}`;
  const last = formatCount(sizes.at(-1) ?? 0, 'item');
  const others = sizes.slice(0, -1).map(String);
  return others.length > 0 ? `${others.join(', ')} and ${last}` : last;
}
