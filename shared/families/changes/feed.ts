import { createHash } from 'node:crypto';
import type { Actor } from '#shared/actor.ts';
import { changeDays } from '#shared/limits.ts';
import { changeKey, changePartition } from '#shared/table/change-rows.ts';
import { findRow, queryRows } from '#shared/table/read.ts';
import { type Row, storedAs } from '#shared/table/rows.ts';
import { idKey, idOf } from '#shared/table/sort-key.ts';
import type { ChangeResource, EventType } from './event-types.ts';

/** How long changes are kept. */
export const retentionSeconds = changeDays * 24 * 60 * 60;

/** The most events that are in one row of the feed: as many as a batch changes items, some 14 KB. */
export const maxTogether = 40;

export interface ChangeEvent {
  id: string;
  type: EventType;
  at: string;
  actor: Actor;
  resource: ChangeResource;
  resource_id: number;
  /** The version of the record that the event is about. */
  version: number;
  /** Which entry of the record's history has the changed fields; absent where nothing was written. */
  entry?: string;
}

/** An event with its position in the feed. */
export interface FeedEvent extends ChangeEvent {
  position: number;
  /** When it was added to the feed: never before the time of an earlier event. */
  noted_at: string;
  /** In seconds since 1970. The store removes it up to two days later (AWS). */
  expires_at: number;
}

/** The id of an event, from what it is about: the same however often it is published. */
export function eventId(...about: readonly (string | number)[]): string {
  const hash = createHash('sha256').update(JSON.stringify(about)).digest('base64url');
  return `evt_${hash.slice(0, 22)}`;
}

/** A row of the feed, whose key is the position of its last event. */
interface ChangesRow extends Row, Pick<FeedEvent, 'noted_at' | 'expires_at'> {
  events?: ChangeEvent[];
}

/** The events of a row of the feed, in their order. */
export function eventsOf(row: Row): FeedEvent[] {
  const { events: several, noted_at, expires_at, sk } = storedAs<ChangesRow>(row);
  // A row of up to November 2026 is an event itself.
  const events = several ?? [storedAs<ChangeEvent>(row)];
  const before = idOf(sk) - events.length;
  return events.map((event, index) => {
    return { ...event, position: before + index + 1, noted_at, expires_at };
  });
}

/** The position of the last event of a feed, from the row at its head. */
export const headPosition = (head: Row | undefined) => Number(head?.position ?? 0);

/** A part of a feed. */
interface FeedPage {
  events: FeedEvent[];
  /** The position up to which all that there is has been read. */
  end: number;
  /** The position of the last event that there is. */
  head: number;
}

/**
 * At most `limit` changes after a position, in their order. Some may have expired, but none after the first
 * one returned is missing.
 */
export async function readFeed(
  account: number,
  position: number,
  limit: number,
): Promise<FeedPage> {
  const [near, headRow] = await Promise.all([
    readEvents(account, position, limit, position + limit + maxTogether),
    findRow(changeKey.head(account), { consistent: true }),
  ]);
  const head = headPosition(headRow);
  // All that was near may have expired.
  const isGap = near.length === 0 && position < head;
  const nextEvents = isGap ? await readEvents(account, position, 1, head) : near;
  const events = nextEvents.slice(0, limit);
  const end = events.at(-1)?.position ?? (isGap ? head : position);
  return { events, end, head };
}

/** The events after a position, up to another one, from at most `limit` rows. */
async function readEvents(
  account: number,
  position: number,
  limit: number,
  to: number,
): Promise<FeedEvent[]> {
  const query = {
    pk: changePartition(account),
    range: { after: idKey(position), before: idKey(to) },
    limit,
    consistent: true,
  };
  const read = async () => {
    const rows = await queryRows(query);
    return rows.flatMap(eventsOf).filter((event) => event.position > position);
  };
  const events = await read();
  const last = events.at(-1)?.position ?? position;
  if (last === position + events.length) return events;
  // A query is no snapshot. Missing events that have not expired were committed by now: a second read has them.
  return (await read()).filter((event) => event.position <= last);
}
