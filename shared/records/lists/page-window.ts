import { compareText } from '#shared/text.ts';
import type { PagePosition } from './cursor.ts';

/** The start of a page, and the direction of the list. */
export type PageWindow = PagePosition & { descending: boolean };

/** How many of the rows read come before the page; none with a cursor. */
export function skipOf({ after, offset }: PageWindow): number {
  return after === undefined ? offset : 0;
}

/** How many matches a page needs: those before it, its own, and one after it. */
export function reachOf(window: PageWindow): number {
  return skipOf(window) + window.limit + 1;
}

/** Whether a key comes after the cursor of a page; always without a cursor. */
export function isAfterCursor({ after, descending }: PageWindow, key: string): boolean {
  if (after === undefined) return true;
  return descending ? compareText(key, after) < 0 : compareText(key, after) > 0;
}
