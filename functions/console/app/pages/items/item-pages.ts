import type { Item } from '#console/api/records.ts';
import { pageMax } from '#shared/limits.ts';

/** The part of a list that is loaded: each item at its index, with gaps where the user has not been. */
export interface KnownItems {
  items: readonly (Item | undefined)[];
  total: number;
  /** The cursor of each known page, by the index at which the page starts. */
  cursors: ReadonlyMap<number, string>;
}

export interface RowRange {
  start: number;
  end: number;
}

/** The part of the rows in view to read next; undefined if all are loaded. */
export function missingRange(
  { items, total }: KnownItems,
  visible: RowRange,
): RowRange | undefined {
  const isMissing = (index: number) => index < total && items[index] === undefined;
  let { start } = visible;
  const last = Math.min(visible.end, total);
  while (start < last && !isMissing(start)) start += 1;
  if (start >= last) return undefined;
  let end = start;
  while (end - start < pageMax && isMissing(end)) end += 1;
  // The end of the view is loaded, so the user scrolls up: read the rows above as well.
  const isAbove = end < last;
  while (isAbove && end - start < pageMax && start > 0 && isMissing(start - 1)) start -= 1;
  return { start, end };
}

export type PageRange = { limit: number } & (
  | { cursor: string }
  | { offset: number; isReversed: boolean }
);

/**
 * How to read a part: by the cursor of the page before it, or by its offset from the nearer end of the
 * list.
 */
export function rangeOf({ cursors, total }: KnownItems, { start, end }: RowRange): PageRange {
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

/** The list with another page. */
export function withPage(
  knownItems: KnownItems,
  part: RowRange,
  range: PageRange,
  { items: read, total, cursor }: ReadItems,
): KnownItems {
  const isReversed = 'isReversed' in range && range.isReversed;
  const pageItems = isReversed ? read.toReversed() : read;
  // If the list has grown meanwhile, an offset from its end means another index.
  const start = isReversed ? total - range.offset - pageItems.length : part.start;
  const items = [...knownItems.items];
  items.length = total;
  for (const [index, item] of pageItems.entries()) items[start + index] = item;
  const cursors = new Map(knownItems.cursors);
  if (cursor !== undefined && !isReversed) cursors.set(start + pageItems.length, cursor);
  return { items, total, cursors };
}

export const noKnownItems: KnownItems = { items: [], total: 0, cursors: new Map() };

/** The opposite order. */
export const reverseOrder = (order: string) =>
  order.startsWith('-') ? order.slice(1) : `-${order}`;
