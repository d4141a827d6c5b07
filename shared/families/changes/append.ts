import { absent, type RowWrite } from '#shared/table/actions.ts';
import { changeKey } from '#shared/table/change-rows.ts';
import { indexes, inIndex } from '#shared/table/indexes.ts';
import { findRow } from '#shared/table/read.ts';
import { pauseBefore } from '#shared/table/retry.ts';
import type { Row } from '#shared/table/rows.ts';
import { idKey } from '#shared/table/sort-key.ts';
import { ConditionsFailed, transact } from '#shared/table/write.ts';
import { formatInstant } from '#shared/time.ts';
import { type ChangeEvent, retentionSeconds } from './feed.ts';

/** Of a transaction's 100 rows (AWS limit), one is the head; each event takes two. */
const mostTogether = 49;
/** Several shards of the stream may append to the feed of one account. With the pauses, some 8 seconds. */
const mostAttempts = 60;

/**
 * Appends events to the feed of an account, each once, in their order. They follow each other without a
 * gap in the order of the commits, so that a reader behind a position misses none.
 * `now` is in milliseconds since 1970.
 * @throws Error while others keep appending
 */
export async function appendChanges(
  account: number,
  events: readonly ChangeEvent[],
  now: number,
): Promise<void> {
  const distinct = [...new Map(events.map((event) => [event.id, event])).values()];
  for (let start = 0; start < distinct.length; start += mostTogether) {
    await appendTogether(account, distinct.slice(start, start + mostTogether), now);
  }
}

async function appendTogether(
  account: number,
  events: readonly ChangeEvent[],
  now: number,
): Promise<void> {
  let left = [...events];
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    await pauseBefore(attempt);
    const head = await findRow(changeKey.head(account), { consistent: true });
    try {
      return await transact(writesOf(account, head, left, now));
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error;
      // Others may have moved the head; behind it stand the marks of the events, in their order.
      const known = new Set(error.failed.map((place) => left[place - 1]));
      left = left.filter((event) => !known.has(event));
      if (left.length === 0) return;
    }
  }
  throw new Error(`Too many append to the feed of account ${account}.`);
}

/** The head under its condition, a mark of each event, and the rows of the feed. */
function writesOf(
  account: number,
  head: Row | undefined,
  events: readonly ChangeEvent[],
  now: number,
): RowWrite[] {
  const last = Number(head?.position ?? 0);
  const time = formatInstant(now);
  const noted_at = head && String(head.noted_at) > time ? String(head.noted_at) : time;
  const expires_at = Date.parse(noted_at) / 1000 + retentionSeconds;
  const position = last + events.length;
  const placed = events.map((event, index) => ({ event, place: last + index + 1 }));
  return [
    {
      kind: 'put',
      row: { ...changeKey.head(account), position, noted_at },
      condition: head ? { expression: '#position = :last', values: { last } } : absent,
    },
    ...placed.map(({ event, place }): RowWrite => {
      const mark = { ...changeKey.event(account, event.id), position: place, expires_at };
      return { kind: 'put', row: mark, condition: absent };
    }),
    ...placed.map(({ event, place }): RowWrite => {
      const key = changeKey.change(account, place);
      const index = inIndex(indexes.change.time, `${noted_at}#${idKey(place)}`);
      const row = { ...key, ...event, position: place, noted_at, ...index, expires_at };
      return { kind: 'put', row };
    }),
  ];
}
