import { absent, type RowWrite } from '#shared/table/actions.ts';
import { changeKey } from '#shared/table/change-rows.ts';
import { indexes, inIndex } from '#shared/table/indexes.ts';
import { findRows } from '#shared/table/read.ts';
import { pauseBefore } from '#shared/table/retry.ts';
import { type Row, type RowKey, rowIdentity, storedAs } from '#shared/table/rows.ts';
import { timeKey } from '#shared/table/sort-key.ts';
import { transactIf } from '#shared/table/write.ts';
import { formatInstant } from '#shared/time.ts';
import { type ChangeEvent, headPosition, maxTogether, retentionSeconds } from './feed.ts';

/** Several shards of the stream may append to the feed of one account. With the pauses, some 8 seconds. */
const maxAttempts = 60;

/**
 * Appends events to the feed of an account, each once, in their order. They follow each other without a gap
 * in the order of the commits, so that a reader who continues after a position misses none.
 * @throws Error while others keep appending
 */
export async function appendChanges(
  account: number,
  events: readonly ChangeEvent[],
  now: number,
): Promise<void> {
  const distinct = [...new Map(events.map((event) => [event.id, event])).values()];
  for (let start = 0; start < distinct.length; start += maxTogether) {
    await appendTogether(account, distinct.slice(start, start + maxTogether), now);
  }
}

async function appendTogether(
  account: number,
  events: readonly ChangeEvent[],
  now: number,
): Promise<void> {
  const marks = marksOf(account, events).map(({ key }) => key);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    await pauseBefore(attempt);
    const existingRows = await findRows([changeKey.head(account), ...marks], { consistent: true });
    const rows = new Map(existingRows.map((row) => [rowIdentity(row), row]));
    const knownIds = new Set(existingRows.flatMap(idsOf));
    const newEvents = events.filter(({ id }) => !knownIds.has(id));
    if (newEvents.length === 0) return;
    // If not, others have appended since the rows were read.
    if (await transactIf(writesOf(account, rows, newEvents, now))) return;
  }
  throw new Error(`Too many concurrent appends to the feed of account ${account}.`);
}

/** The head, the marks of the events and their row of the feed; none where the head or a mark has changed. */
function writesOf(
  account: number,
  rows: ReadonlyMap<string, Row>,
  events: readonly ChangeEvent[],
  now: number,
): RowWrite[] {
  const headKey = changeKey.head(account);
  const head = rows.get(rowIdentity(headKey));
  const time = formatInstant(now);
  const noted_at = head && String(head.noted_at) > time ? String(head.noted_at) : time;
  const expires_at = Date.parse(noted_at) / 1000 + retentionSeconds;
  const position = headPosition(head) + events.length;
  const replaceUnchanged = (key: RowKey, values: object): RowWrite => {
    const read = rows.get(rowIdentity(key))?.position;
    const condition =
      read === undefined ? absent : { expression: '#position = :read', values: { read } };
    return { kind: 'put', row: { ...key, position, ...values }, condition };
  };
  return [
    replaceUnchanged(headKey, { noted_at }),
    ...marksOf(account, events).map(({ key, ids }) =>
      replaceUnchanged(key, { ids: [...idsOf(rows.get(rowIdentity(key))), ...ids], expires_at }),
    ),
    {
      kind: 'put',
      row: {
        ...changeKey.changes(account, position),
        ...inIndex(indexes.change.time, timeKey(noted_at, position)),
        events,
        noted_at,
        expires_at,
      },
    },
  ];
}

/** The rows that mark events, each with the ids of those that it marks. */
function marksOf(account: number, events: readonly ChangeEvent[]) {
  const keyOf = ({ at, resource_id }: ChangeEvent) => changeKey.events(account, at, resource_id);
  const groups = Map.groupBy(events, (event) => rowIdentity(keyOf(event)));
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? { key: keyOf(first), ids: [first, ...others].map(({ id }) => id) } : [],
  );
}

/** The events that a row marks. */
const idsOf = (row: Row | undefined) => storedAs<{ ids?: string[] }>(row ?? {}).ids ?? [];
