import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { ApiError } from '#shared/errors.ts';
import { type OrderQuery, orderOf, type PageQuery, usualPage } from '#shared/fields/query.ts';
import { Count } from '#shared/fields/record.ts';
import { compareText } from '#shared/text.ts';
import { parseInstant } from '#shared/time.ts';

/** The start of a page: after a cursor, or at an offset. */
export interface PagePosition {
  /** Says which list it is of. */
  fingerprint: string;
  limit: number;
  offset: number;
  /** The key of the last row before the page. */
  after?: string;
  /** The total from the first page, where counting reads records, and whether there are more. */
  total?: number | undefined;
  isCapped?: boolean | undefined;
  /** The `until` time from the first page of a sync. */
  until?: string | undefined;
}

/** The start of a page, and the direction of the list. */
export type PageWindow = PagePosition & { descending: boolean };

/** How many of the rows read come before the page; none with a cursor. */
export function skipOf({ after, offset }: PagePosition): number {
  return after === undefined ? offset : 0;
}

/** How many matches a page needs: those before it, its own, and one after it. */
export function reachOf(position: PagePosition): number {
  return skipOf(position) + position.limit + 1;
}

/** Whether a key comes after the cursor of a page; always without a cursor. */
export function isAfterCursor({ after, descending }: PageWindow, key: string): boolean {
  if (after === undefined) return true;
  return descending ? compareText(key, after) < 0 : compareText(key, after) > 0;
}

/**
 * Parses the start of a page of a list. A cursor takes precedence over an offset.
 * @throws ApiError `bad_request` for a cursor of another list.
 */
export function pagePosition(list: string, query: PageQuery & OrderQuery): PagePosition {
  const fingerprint = fingerprintOf(list, query);
  const { limit = usualPage, offset: first = 0 } = query;
  if (query.cursor === undefined) return { fingerprint, limit, offset: first };
  const cursor = decodeCursor(query.cursor);
  if (cursor && cursor[0] === fingerprint) {
    const [, after, offset, total, until, isCapped] = cursor;
    const countedFields = { total: total ?? undefined, until: until ?? undefined, isCapped };
    return { fingerprint, limit, offset, after, ...countedFields };
  }
  const message = 'Not a valid cursor for this list.';
  const fields = { cursor: [{ code: 'invalid_value' as const, message }] };
  throw new ApiError('bad_request', { fields });
}

/**
 * A fingerprint of a list: its name, order and filters, without the page. Equivalent orders have
 * the same fingerprint.
 */
function fingerprintOf(list: string, query: PageQuery & OrderQuery): string {
  const others = new Set(['limit', 'offset', 'cursor', 'order', 'sort', 'direction']);
  const filters = Object.entries(query)
    .filter(([name, value]) => !others.has(name) && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const { field, descending } = orderOf(query);
  return createHash('sha256')
    .update(JSON.stringify([list, field, descending, filters]))
    .digest('base64url')
    .slice(0, 10);
}

/**
 * The result of reading a page: the keys of its records, the key of the last row read (null at the end of the
 * list), the total, and the number of records if it is below the limit.
 */
interface ReadPage {
  entries: readonly { key: string }[];
  lastKey: string | null;
  total: number;
  length?: number;
}

/**
 * Cuts a page from rows that were read from its start, with one more row if the list goes on. `lastKey` is
 * the key of the page's last row, or null at the end.
 */
export function cutPage<E extends { key: string }>(
  rows: readonly E[],
  limit: number,
): { entries: E[]; lastKey: string | null } {
  const entries = rows.slice(0, limit);
  return { entries, lastKey: rows.length > limit ? (entries.at(-1)?.key ?? null) : null };
}

interface CursorData {
  total?: number | undefined;
  until?: string | undefined;
  isCapped?: boolean | undefined;
}

/**
 * `meta.pagination` of a page that shows the first `shown` entries. Rows of deleted records are not
 * shown, but the list goes on after them.
 */
export function paginationOf(
  { fingerprint, limit, offset }: PagePosition,
  { entries, lastKey, total, length = limit }: ReadPage,
  shownCount: number,
  { total: countedTotal, until, isCapped }: CursorData = {},
) {
  const isCut = shownCount < entries.length;
  const key = isCut ? (entries[shownCount - 1]?.key ?? null) : lastKey;
  const next = offset + (isCut ? shownCount : length);
  const end = [countedTotal ?? null, until ?? null] as const;
  return {
    total,
    ...(isCapped ? { total_capped: true } : {}),
    limit,
    offset,
    next_offset: key === null ? null : next,
    next_cursor:
      key === null
        ? null
        : encodeCursor(
            isCapped ? [fingerprint, key, next, ...end, true] : [fingerprint, key, next, ...end],
          ),
  };
}

/** A sort key has at most 1,024 bytes (AWS limit). */
const maxKeyBytes = 1000;
/** A text that DynamoDB accepts as the bound of a sort key. */
const Key = z.string().check(
  z.minLength(1),
  z.refine((key) => key.isWellFormed() && Buffer.byteLength(key) <= maxKeyBytes),
);
const Until = z.string().check(z.refine((time) => parseInstant(time) === time));

/**
 * The list's fingerprint, the key before the page, its offset, the total, the end of a sync, and
 * whether the list has more than the total.
 */
const Cursor = z.tuple([
  z.string(),
  Key,
  Count,
  z.nullable(Count),
  z.nullable(Until),
  z.optional(z.boolean()),
]);

function encodeCursor(cursor: z.infer<typeof Cursor>): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

function decodeCursor(text: string): z.infer<typeof Cursor> | undefined {
  try {
    return Cursor.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}
