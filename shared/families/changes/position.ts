import { createHash } from 'node:crypto';
import { tableName } from '#shared/config.ts';
import { ApiError } from '#shared/errors.ts';
import { changeDays } from '#shared/limits.ts';
import { changePartition } from '#shared/table/change-rows.ts';
import { indexes } from '#shared/table/indexes.ts';
import { queryRows } from '#shared/table/read.ts';
import { idOf } from '#shared/table/sort-key.ts';
import { addSeconds, parseInstant } from '#shared/time.ts';
import { retentionSeconds } from './feed.ts';
import type { ChangeQuery } from './fields.ts';

/** The clock of the function that publishes a change may be behind that of the one that made it. */
const noticeSkewSeconds = 15;

/** The start of a query of the feed: after a position, and not before a time. */
interface Start {
  position: number;
  since?: string | undefined;
}

/**
 * Finds the start of a query of the feed: its cursor, or the last position before its time, or else the
 * beginning.
 * @throws ApiError `bad_request` for a cursor of another list, and for a time before the retention period
 */
export async function feedStart(
  account: number,
  { cursor, since }: ChangeQuery,
  now: string,
): Promise<Start> {
  if (cursor !== undefined) return decodeCursor(account, cursor);
  if (since === undefined) return { position: 0 };
  if (since < addSeconds(now, -retentionSeconds)) {
    throw refusal(
      'since',
      `Must be at most ${changeDays} days ago: changes are kept for ${changeDays} days.`,
    );
  }
  // A time in the future means from now on.
  return { position: await positionBefore(account, since), since: since < now ? since : now };
}

/**
 * Refuses a position that the feed has not reached: a reader there would miss the changes up to it.
 * @throws ApiError `bad_request`
 */
export function assertReached(position: number, head: number): void {
  if (position > head) throw otherFeed();
}

/** A feed that was restored to an earlier time has other changes at the positions that came after it. */
const otherFeed = () =>
  refusal(
    'cursor',
    'The feed was restored, and this cursor is no longer valid. Get a new cursor with since, then read the lists again.',
  );

/** Distinguishes a feed from the one that it was restored from: a restored table has another name. */
const feedMark = () => createHash('sha256').update(tableName()).digest('base64url').slice(0, 8);

/** A position after which all changes of a time or later follow. */
export async function positionBefore(account: number, time: string): Promise<number> {
  // Changes that the index does not have yet are newer, and come after those that it has.
  const [last] = await queryRows({
    pk: changePartition(account),
    index: indexes.change.time,
    range: { before: addSeconds(time, -noticeSkewSeconds) },
    descending: true,
    limit: 1,
  });
  return last ? idOf(last.sk) : 0;
}

/** A cursor is valid for as long as the feed exists. */
export function encodeCursor(account: number, { position, since }: Start): string {
  const parts = ['changes', account, position, since ?? null, feedMark()];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

function decodeCursor(account: number, text: string): Start {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    value = undefined;
  }
  // A cursor of up to November 2026 has no mark.
  const [feed, of, position, since = null, mark = feedMark()] = Array.isArray(value) ? value : [];
  const isKnown = feed === 'changes' && of === account;
  const isPosition = Number.isSafeInteger(position) && position >= 0 && position < 1e12;
  if (!isKnown || !isPosition || (since !== null && !isInstant(since))) {
    throw refusal('cursor', 'Not a valid cursor for this list.');
  }
  if (mark !== feedMark()) throw otherFeed();
  return { position, since: since ?? undefined };
}

const isInstant = (value: unknown) => typeof value === 'string' && parseInstant(value) === value;

function refusal(parameter: string, message: string): ApiError {
  return new ApiError('bad_request', {
    fields: { [parameter]: [{ code: 'invalid_value', message }] },
  });
}
