import type { Actor } from '#shared/actor.ts';
import type { SessionCaller } from '#shared/auth/caller.ts';
import type { Permission } from '#shared/auth/grants.ts';
import { sessionRequestsPerMinute, startOfMinute } from '#shared/auth/rate.ts';
import { hashSecret, type Token } from '#shared/auth/token.ts';
import { exists, ofEntity, type RowUpdate, type RowWrite } from '#shared/table/actions.ts';
import { tokenIdOfPartition } from '#shared/table/key-parts.ts';
import { findRow, findRows } from '#shared/table/read.ts';
import { rowKey, storedAs } from '#shared/table/rows.ts';
import { deleteRow } from '#shared/table/write.ts';
import { type CountedRow, countUse } from './counted-use.ts';
import type { ListedSession } from './login.ts';

/** A session in one row. */
export interface SessionRow extends CountedRow {
  /** The folded address that signed in, and the session's id in that login. */
  login: string;
  id: number;
  account_id: number;
  user_id: number;
  name: string;
  permissions: Permission[];
  /** The access token and the one before it, which stays valid until its own end. */
  hash: string;
  ends_at: number;
  previous_hash: string;
  previous_ends_at: number;
  refresh_hash: string;
  refresh_ends_at: number;
  /** The refresh token that was exchanged for the newest pair, and when. */
  spent_hash: string;
  spent_at: number;
  /** The access tokens used since then. */
  seen?: ReadonlySet<string>;
  created_at: string;
  ip: string;
  user_agent: string | null;
  /** When the store may remove the row, in seconds since 1970. */
  expires_at: number;
}

/** A session that somebody else ended, for the audit of its account. */
export interface EndedSession extends SessionRow {
  ended_by: Actor;
  ended_at: string;
}

type SessionMember = Pick<SessionRow, 'account_id' | 'user_id' | 'name'>;

/** The move of a session to another account, for the audits of both. */
export interface SessionMove extends Pick<SessionRow, 'id' | 'expires_at'>, SessionMember {
  left: SessionMember;
  at: string;
}

export async function findSession(tokenId: string): Promise<SessionRow | undefined> {
  const row = await findRow(rowKey.session(tokenId), { consistent: true });
  return row && storedAs<SessionRow>(row);
}

/** When a refresh token was used; undefined where it never was. */
export async function spentAt(tokenId: string, hash: string): Promise<number | undefined> {
  const row = await findRow(rowKey.spentRefresh(tokenId, hash), { consistent: true });
  return row && Number(row.at);
}

/** The live sessions of a login, with the ids of their tokens. */
export async function readLiveSessions(
  sessions: readonly ListedSession[],
  now: number,
): Promise<(SessionRow & { token_id: string })[]> {
  const keys = sessions.map(({ token_id }) => rowKey.session(token_id));
  const rows = await findRows(keys, { consistent: true });
  return rows
    .map((row) => ({ ...storedAs<SessionRow>(row), token_id: tokenIdOfPartition(row.pk) }))
    .filter(({ refresh_ends_at }) => refresh_ends_at > now);
}

/** Fails the transaction if the session was ended in the meantime. */
export function liveSessionCheck(tokenId: string): RowWrite {
  return { kind: 'check', key: rowKey.session(tokenId), condition: ofEntity('session') };
}

/** Ends a session permanently. Ending it twice has no effect. */
export async function endSession(tokenId: string): Promise<void> {
  await deleteRow(rowKey.session(tokenId));
}

export function sessionRemoval(tokenId: string): RowWrite {
  return { kind: 'delete', key: rowKey.session(tokenId) };
}

/**
 * Ends a session permanently for its member. The row remains until it expires, since the stream reports of a
 * deleted one only what it was, not who deleted it.
 */
export function sessionEnd(tokenId: string, ended_by: Actor, ended_at: string): RowUpdate {
  const withoutTokens = { hash: '', refresh_hash: '', spent_hash: '' };
  const set = {
    ...withoutTokens,
    ends_at: 0,
    previous_ends_at: 0,
    refresh_ends_at: 0,
    ended_by,
    ended_at,
    entity: 'session-end',
  } satisfies Partial<EndedSession> & { entity: string };
  return { kind: 'update', key: rowKey.session(tokenId), set, condition: exists };
}

/** The last use of a session, to the minute. */
export function lastUseOf({ minute, created_at }: SessionRow): number {
  return Math.max(startOfMinute(minute), Date.parse(created_at));
}

/** The member that a session acts as. */
export function memberOf({ name, permissions }: Pick<SessionRow, 'name' | 'permissions'>) {
  return { name, permissions };
}

/** Applies a change of the member to a live session. */
export function sessionChange(tokenId: string, set: Partial<SessionRow>): RowWrite {
  return { kind: 'update', key: rowKey.session(tokenId), set, condition: exists };
}

/** Validates an access token and counts the request. Undefined for an invalid token. */
export function useSession(token: Token, arrivedAt: number) {
  const hash = hashSecret(token.secret);
  return countUse(
    {
      key: rowKey.session(token.id),
      condition: {
        expression:
          '(#hash = :hash AND #ends_at > :now) OR (#previous_hash = :hash AND #previous_ends_at > :now)',
        values: { hash, now: arrivedAt },
      },
      isPassing: (row) => isSecretOf(row, hash, arrivedAt),
      limit: sessionRequestsPerMinute,
      mark: { seen: new Set([hash]) },
      read: storedAs<SessionRow>,
      callerOf: (row) => callerOf(token, row),
    },
    arrivedAt,
  );
}

function isSecretOf(row: SessionRow, hash: string, now: number): boolean {
  if (row.hash === hash) return row.ends_at > now;
  return row.previous_hash === hash && row.previous_ends_at > now;
}

function callerOf({ id: tokenId }: Token, row: SessionRow): SessionCaller {
  const { account_id: accountId, user_id: userId, permissions, login, id } = row;
  return {
    kind: 'session',
    credentialId: rowKey.session(tokenId).pk,
    accountId,
    actor: { id: userId, type: 'user', name: row.name },
    permissions,
    login,
    userId,
    session: { id, tokenId },
  };
}
