import type { Checkout, Item } from '#console/api/records.ts';
import { formatNumber } from '#console/numbers.ts';
import type { ListedItem } from './listed-item.ts';

/** The contents of a booking as the API takes them: whole items, and quantities of stocks. */
export function contentsOf(items: readonly ListedItem[]) {
  return {
    iid: items.flatMap(({ id, quantity }) => (quantity === undefined ? [id] : [])),
    lines: items.flatMap(({ id, quantity }) =>
      quantity === undefined ? [] : [{ item_id: id, quantity }],
    ),
  };
}

/** The contents of a new booking: null instead of an empty list. */
export function newContentsOf(items: readonly ListedItem[]) {
  const { iid, lines } = contentsOf(items);
  return { iid: iid.length > 0 ? iid : null, lines: lines.length > 0 ? lines : null };
}

interface BookedContents {
  items: readonly ListedItem[];
  lines: readonly { item: ListedItem; quantity: number }[];
}

/** The contents of a booking as one list: whole items first, then quantities of stocks. */
export function itemsIn({ items, lines }: BookedContents): ListedItem[] {
  return [...items, ...lines.map(({ item, quantity }) => ({ ...item, quantity }))];
}

/** The contents of a checkout that are still out. */
export function outstandingItems({ items, lines, outstanding_iid }: Checkout): ListedItem[] {
  const out = lines.filter(({ outstanding }) => outstanding > 0);
  return itemsIn({
    items: items.filter(({ id }) => outstanding_iid.includes(id)),
    lines: out.map(({ item, outstanding }) => ({ item, quantity: outstanding })),
  });
}

/** An item as a new booking holds it: a quantity of one if it is a stock. */
export function toListedItem(item: ListedItem & Partial<Item>): ListedItem {
  const { id, name, unique_id, inventory_enabled, inventory_unit: unit } = item;
  const stock = inventory_enabled ? { quantity: 1, unit: unit ?? null } : {};
  const quantities =
    item.quantity === undefined ? stock : { quantity: item.quantity, unit: item.unit };
  return { id, name, unique_id, ...quantities };
}

/** The items, with a new quantity for one of them. */
export function withQuantity(
  items: readonly ListedItem[],
  id: number,
  quantity: number,
): readonly ListedItem[] {
  return items.map((item) => (item.id === id ? { ...item, quantity } : item));
}

/**
 * Merges items that two members have changed: the present ones, with what this member added, removed or
 * changed.
 */
export function mergeItems(
  mine: readonly ListedItem[],
  before: readonly ListedItem[],
  now: readonly ListedItem[],
): readonly ListedItem[] {
  const isIn = (items: readonly ListedItem[], id: number) => items.some((item) => item.id === id);
  const quantityIn = (items: readonly ListedItem[], id: number) =>
    items.find((item) => item.id === id)?.quantity;
  const changedItems = mine.filter(
    ({ id, quantity }) => !isIn(before, id) || quantity !== quantityIn(before, id),
  );
  const remaining = now.filter(({ id }) => isIn(mine, id) || !isIn(before, id));
  const addedItems = changedItems.filter(({ id }) => !isIn(remaining, id));
  return [
    ...remaining.map((item) => changedItems.find(({ id }) => id === item.id) ?? item),
    ...addedItems,
  ];
}

/** Formats a quantity, such as `12.5 m`. */
export function amountOf(quantity: number, unit: string | null | undefined): string {
  const number = formatNumber(quantity);
  return unit ? `${number} ${unit}` : number;
}

/** Formats a name with its quantity, such as `Chairs (25 pcs)`. */
export function nameOf({ name, quantity, unit }: Pick<ListedItem, 'name' | 'quantity' | 'unit'>) {
  return quantity === undefined ? name : `${name} (${amountOf(quantity, unit)})`;
}

/** Items whose names include the quantity. */
export const withAmounts = (items: readonly ListedItem[]) =>
  items.map((item) => ({ id: item.id, name: nameOf(item) }));

export const namedContents = (contents: BookedContents) => withAmounts(itemsIn(contents));
