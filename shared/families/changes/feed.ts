import { createHash } from 'node:crypto';
import type { Actor } from '#shared/actor.ts';
import type { Row } from '#shared/table/rows.ts';
import type { ChangeResource, EventType } from './event-types.ts';

/** In seconds: changes are kept for 30 days. */
export const retentionSeconds = 30 * 24 * 60 * 60;

/** An event of a record. */
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
export interface NotedChange extends ChangeEvent {
  position: number;
  /** When it came into the feed. Never before what stands in front of it. */
  noted_at: string;
  /** In seconds since 1970. The store removes it up to two days later (AWS). */
  expires_at: number;
}

/** The id of an event, from what it is about: the same however often it is noted. */
export function eventId(...about: readonly (string | number)[]): string {
  const hash = createHash('sha256').update(JSON.stringify(about)).digest('base64url');
  return `evt_${hash.slice(0, 22)}`;
}

/** Casts: only `appendChanges` writes these rows. */
export function changeOf(row: Row): NotedChange {
  return row as unknown as NotedChange;
}
