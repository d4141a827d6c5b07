import type { Item } from '#console/api/records.ts';

/** A list of items as far as it is known: each at its place, with holes where nobody has looked yet. */
export interface KnownItems {
  items: readonly (Item | undefined)[];
  total: number;
  /** The cursors by which a page goes on, by the place where it begins. */
  cursors: ReadonlyMap<number, string>;
}

export interface Part {
  start: number;
  end: number;
}

/** The most items that are read by one call. */
const most = 200;

/** What is to be read first of the items in sight; undefined where all of them are there. */
export function missingPart({ items, total }: KnownItems, sight: Part): Part | undefined {
  const isMissing = (index: number) => index < total && items[index] === undefined;
  let { start } = sight;
  const last = Math.min(sight.end, total);
  while (start < last && !isMissing(start)) start += 1;
  if (start >= last) return undefined;
  let end = start;
  while (end - start < most && isMissing(end)) end += 1;
  // Who scrolls up needs what is above next.
  const isAbove = end < last;
  while (isAbove && end - start < most && start > 0 && isMissing(start - 1)) start -= 1;
  return { start, end };
}

export type PageRange = { limit: number } & (
  | { cursor: string }
  | { offset: number; isReversed: boolean }
);

/** How a part is read: behind the page before it, or by its distance from the nearer end of the list. */
export function rangeOf({ cursors, total }: KnownItems, { start, end }: Part): PageRange {
  const limit = end - start;
  const cursor = cursors.get(start);
  if (cursor !== undefined) return { limit, cursor };
  const behind = Math.max(0, total - end);
  return behind < start
    ? { limit, offset: behind, isReversed: true }
    : { limit, offset: start, isReversed: false };
}

export interface ReadItems {
  items: readonly Item[];
  total: number;
  cursor: string | undefined;
}

/** The list with a page that was read of it. */
export function withPage(
  known: KnownItems,
  part: Part,
  range: PageRange,
  { items: read, total, cursor }: ReadItems,
): KnownItems {
  const isReversed = 'isReversed' in range && range.isReversed;
  const pageItems = isReversed ? read.toReversed() : read;
  // From the end of a list that has grown meanwhile, it is another place.
  const start = isReversed ? total - range.offset - pageItems.length : part.start;
  const items = [...known.items];
  items.length = total;
  for (const [index, item] of pageItems.entries()) items[start + index] = item;
  const cursors = new Map(known.cursors);
  if (cursor !== undefined && !isReversed) cursors.set(start + pageItems.length, cursor);
  return { items, total, cursors };
}

export const noKnownItems: KnownItems = { items: [], total: 0, cursors: new Map() };

/** The same order from its other end. */
export const reverseOrder = (order: string) =>
  order.startsWith('-') ? order.slice(1) : `-${order}`;
