import { createHash } from 'node:crypto';
import type { Actor } from '#shared/actor.ts';
import { changePartition } from '#shared/table/change-rows.ts';
import { queryRows } from '#shared/table/read.ts';
import type { Row } from '#shared/table/rows.ts';
import { idKey } from '#shared/table/sort-key.ts';
import type { ChangeResource, EventType } from './event-types.ts';

/** In seconds: changes are kept for 30 days. */
export const retentionSeconds = 30 * 24 * 60 * 60;

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

/** An event with its place in the feed. */
export interface FeedEvent extends ChangeEvent {
  position: number;
  /** When it came into the feed. Never before what stands in front of it. */
  noted_at: string;
  /** In seconds since 1970. The store removes it up to two days later (AWS). */
  expires_at: number;
}

/** The id of an event, from what it is about: the same however often it is published. */
export function eventId(...about: readonly (string | number)[]): string {
  const hash = createHash('sha256').update(JSON.stringify(about)).digest('base64url');
  return `evt_${hash.slice(0, 22)}`;
}

/** Casts: only `appendChanges` writes these rows. */
export function changeOf(row: Row): FeedEvent {
  return row as unknown as FeedEvent;
}

/**
 * At most so many changes behind a position, in their order. Some may have expired, but none is left out
 * that comes later than one that is here.
 */
export async function readFeed(
  account: number,
  position: number,
  limit: number,
): Promise<FeedEvent[]> {
  const query = {
    pk: changePartition(account),
    range: { after: idKey(position) },
    limit,
    consistent: true,
  };
  const rows = await queryRows(query);
  const last = rows.at(-1);
  if (!last || positionOf(last) === position + rows.length) return rows.map(changeOf);
  // A query is no snapshot. Of what was missing, all that is not expired was committed before it was read.
  const again = await queryRows(query);
  return again.filter((row) => positionOf(row) <= positionOf(last)).map(changeOf);
}

const positionOf = (row: Row) => Number(row.position);
