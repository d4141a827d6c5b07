import { compareText } from '#shared/text.ts';
import type { PagePosition } from './cursor.ts';

/** Which page of a list is meant, and which way the list goes. */
export type PageWindow = PagePosition & { descending: boolean };

/** How many of what is read come before a page: behind a cursor, none. */
export function skipOf({ after, offset }: PageWindow): number {
  return after === undefined ? offset : 0;
}

/** How many of what is wanted are read for a page: those before it, its own, and one behind it. */
export function reachOf(window: PageWindow): number {
  return skipOf(window) + window.limit + 1;
}

/** Whether a key stands behind the cursor of a page; without one, every key does. */
export function isBehind({ after, descending }: PageWindow, key: string): boolean {
  if (after === undefined) return true;
  return descending ? compareText(key, after) < 0 : compareText(key, after) > 0;
}
