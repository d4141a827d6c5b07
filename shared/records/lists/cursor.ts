import { createHash } from 'node:crypto';
import { ApiError } from '#shared/errors.ts';
import { type OrderQuery, orderOf, usualPage } from '#shared/schemas/query.ts';
import { parseInstant } from '#shared/time.ts';

/** The part of a query that says which page of a list is meant. */
export interface PageQuery {
  limit?: number | undefined;
  offset?: number | undefined;
  cursor?: string | undefined;
}

/** Which page is meant: the one behind a cursor, or the one at an offset. */
export interface PagePosition {
  limit: number;
  offset: number;
  /** The key that the page stands behind. */
  after?: string;
  /** The total that the first page counted, where counting costs by the record. */
  total?: number;
  /** The time that the first page of a sync said. */
  until?: string;
}

export interface Pagination {
  total: number;
  limit: number;
  offset: number;
  next_offset: number | null;
  next_cursor: string | null;
}

/**
 * A fingerprint of the list that a query asks for: its name, order and filters, not the page. The
 * same order is one order, however it is asked for.
 */
export function listFingerprint(list: string, query: PageQuery & OrderQuery): string {
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

/** Where a page begins. A cursor wins over an offset. Throws `bad_request` for a foreign cursor. */
export function pagePosition(query: PageQuery, fingerprint: string): PagePosition {
  const limit = query.limit ?? usualPage;
  if (query.cursor === undefined) return { limit, offset: query.offset ?? 0 };
  const cursor = decodeCursor(query.cursor);
  if (cursor && cursor[0] === fingerprint) {
    const [, after, offset, total, until] = cursor;
    const carried = { ...(total === null ? {} : { total }), ...(until === null ? {} : { until }) };
    return { limit, offset, after, ...carried };
  }
  const message = 'Not a valid cursor for this list.';
  const fields = { cursor: [{ code: 'invalid_value' as const, message }] };
  throw new ApiError('bad_request', { fields });
}

/** What was read for a page, whether anything comes behind it, and how many there are in all. */
interface ReadPage {
  entries: readonly { key: string }[];
  total: number;
  isLast: boolean;
}

interface CursorData {
  total?: number;
  until?: string;
}

/** What `meta.pagination` says of a page of which the first entries are shown. */
export function paginationOf(
  position: PagePosition,
  fingerprint: string,
  page: ReadPage,
  shown: number,
  carried: CursorData = {},
): Pagination {
  const next = position.offset + shown;
  const key = page.entries[shown - 1]?.key;
  const isLast = key === undefined || (page.isLast && shown === page.entries.length);
  const { total = null, until = null } = carried;
  return {
    total: page.total,
    limit: position.limit,
    offset: position.offset,
    next_offset: isLast ? null : next,
    next_cursor: isLast ? null : encodeCursor([fingerprint, key, next, total, until]),
  };
}

/** A sort key has at most 1,024 bytes (AWS limit). */
const longestKey = 1000;

/**
 * The list's fingerprint, the key that the page stands behind, its offset, and what the first page
 * found out: the total, and until when a sync is complete.
 */
type Cursor = [
  fingerprint: string,
  after: string,
  offset: number,
  total: number | null,
  until: string | null,
];

function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

function decodeCursor(text: string): Cursor | undefined {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
  return isCursor(value) ? value : undefined;
}

/** Whether the store would take a text as the bound of a sort key. */
function isKey(text: string): boolean {
  return text.isWellFormed() && Buffer.byteLength(text) <= longestKey;
}

function isCursor(value: unknown): value is Cursor {
  if (!Array.isArray(value) || value.length !== 5) return false;
  const [fingerprint, after, offset, total, until] = value;
  const isCount = (count: unknown) => Number.isSafeInteger(count) && Number(count) >= 0;
  const areTexts = typeof fingerprint === 'string' && typeof after === 'string' && after !== '';
  if (!areTexts || !isKey(after)) return false;
  const isTime = until === null || (typeof until === 'string' && parseInstant(until) === until);
  return isCount(offset) && (total === null || isCount(total)) && isTime;
}
