import type { Checkout, Item } from '#console/api/records.ts';
import { formatNumber } from '#console/numbers.ts';
import type { ListedItem } from './listed-item.ts';

/** What a booking holds of items, as the API takes it: whole ones, and quantities of stock. */
export function contentsOf(items: readonly ListedItem[]) {
  return {
    iid: items.flatMap(({ id, quantity }) => (quantity === undefined ? [id] : [])),
    lines: items.flatMap(({ id, quantity }) =>
      quantity === undefined ? [] : [{ item_id: id, quantity }],
    ),
  };
}

/** The same for a new booking, which has no list where nothing is in it. */
export function newContentsOf(items: readonly ListedItem[]) {
  const { iid, lines } = contentsOf(items);
  return { iid: iid.length > 0 ? iid : null, lines: lines.length > 0 ? lines : null };
}

interface BookedContents {
  items: readonly ListedItem[];
  lines: readonly { item: ListedItem; quantity: number }[];
}

/** What a booking holds: whole items first, then quantities of stock. */
export function itemsIn({ items, lines }: BookedContents): ListedItem[] {
  return [...items, ...lines.map(({ item, quantity }) => ({ ...item, quantity }))];
}

/** What of a checkout is still out. */
export function outOf({ items, lines, outstanding_iid }: Checkout): ListedItem[] {
  const out = lines.filter(({ outstanding }) => outstanding > 0);
  return itemsIn({
    items: items.filter(({ id }) => outstanding_iid.includes(id)),
    lines: out.map(({ item, outstanding }) => ({ item, quantity: outstanding })),
  });
}

/** An item as it is booked: one of a stock, where it has one. */
export function asListed(item: ListedItem & Partial<Item>): ListedItem {
  const { id, name, unique_id, inventory_enabled, inventory_unit: unit } = item;
  const stock = inventory_enabled ? { quantity: 1, unit: unit ?? null } : {};
  const known = item.quantity === undefined ? stock : { quantity: item.quantity, unit: item.unit };
  return { id, name, unique_id, ...known };
}

/** The items with another quantity of one of them. */
export function withQuantity(
  items: readonly ListedItem[],
  id: number,
  quantity: number,
): readonly ListedItem[] {
  return items.map((item) => (item.id === id ? { ...item, quantity } : item));
}

/** Items that two members have changed: what this one added, removed or counted anew, and else what is there now. */
export function mergeItems(
  mine: readonly ListedItem[],
  before: readonly ListedItem[],
  now: readonly ListedItem[],
): readonly ListedItem[] {
  const isIn = (items: readonly ListedItem[], id: number) => items.some((item) => item.id === id);
  const quantityIn = (items: readonly ListedItem[], id: number) =>
    items.find((item) => item.id === id)?.quantity;
  const changed = mine.filter(
    ({ id, quantity }) => !isIn(before, id) || quantity !== quantityIn(before, id),
  );
  const remaining = now.filter(({ id }) => isIn(mine, id) || !isIn(before, id));
  const added = changed.filter(({ id }) => !isIn(remaining, id));
  return [...remaining.map((item) => changed.find(({ id }) => id === item.id) ?? item), ...added];
}

/** As `12.5 m`. */
export function amountOf(quantity: number, unit: string | null | undefined): string {
  const number = formatNumber(quantity);
  return unit ? `${number} ${unit}` : number;
}

/** As `Chairs (25 pcs)`. */
export function nameOf({ name, quantity, unit }: Pick<ListedItem, 'name' | 'quantity' | 'unit'>) {
  return quantity === undefined ? name : `${name} (${amountOf(quantity, unit)})`;
}

/** Items by names that say how much. */
export const withAmounts = (items: readonly ListedItem[]) =>
  items.map((item) => ({ id: item.id, name: nameOf(item) }));

export const namedContents = (contents: BookedContents) => withAmounts(itemsIn(contents));
