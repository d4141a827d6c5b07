import type { SessionCaller } from '#shared/auth/caller.ts';
import type { Permission } from '#shared/auth/grants.ts';
import { beginOf, rateState, sessionRequestsPerMinute } from '#shared/auth/rate.ts';
import { hashSecret, type Token } from '#shared/auth/token.ts';
import type { RateState } from '#shared/call.ts';
import { exists, type RowWrite } from '#shared/table/actions.ts';
import { findRow, findRows } from '#shared/table/read.ts';
import { type Row, rowKey, tokenIdOfPartition } from '#shared/table/rows.ts';
import { deleteRow } from '#shared/table/write.ts';
import { type CountedRow, countUse } from './counted-use.ts';
import type { ListedSession } from './login.ts';

/** All of a session in one row; what ends is in milliseconds since 1970. */
export interface SessionRow extends CountedRow {
  /** The folded address that signed in, and the id of the session among its own. */
  login: string;
  id: number;
  account_id: number;
  user_id: number;
  name: string;
  permissions: Permission[];
  /** The access token, and the one before it, which passes until its own end. */
  hash: string;
  ends_at: number;
  previous_hash: string;
  previous_ends_at: number;
  refresh_hash: string;
  refresh_ends_at: number;
  /** The refresh token that the newest pair was given for, and when. */
  spent_hash: string;
  spent_at: number;
  /** Which access tokens were used since then. */
  seen?: ReadonlySet<string>;
  created_at: string;
  ip: string;
  user_agent: string | null;
  /** When the store may remove the row, in seconds since 1970. */
  expires_at: number;
}

/** Rows that we wrote are not parsed again. */
function sessionOf(row: Row): SessionRow {
  return row as unknown as SessionRow;
}

export async function findSession(tokenId: string): Promise<SessionRow | undefined> {
  const row = await findRow(rowKey.session(tokenId), { consistent: true });
  return row && sessionOf(row);
}

/** When a refresh token was spent, in milliseconds since 1970; undefined where it never was one. */
export async function spentAt(tokenId: string, hash: string): Promise<number | undefined> {
  const row = await findRow(rowKey.spentRefresh(tokenId, hash), { consistent: true });
  return row && Number(row.at);
}

/** The sessions of a login that are not over, with the ids of their tokens. */
export async function readLiveSessions(
  listed: readonly ListedSession[],
  now: number,
): Promise<(SessionRow & { token_id: string })[]> {
  const keys = listed.map(({ token_id }) => rowKey.session(token_id));
  const rows = await findRows(keys, { consistent: true });
  return rows
    .map((row) => ({ ...sessionOf(row), token_id: tokenIdOfPartition(row.pk) }))
    .filter(({ refresh_ends_at }) => refresh_ends_at > now);
}

/** Ends a session for good. One that is over is left as it is. */
export async function endSession(tokenId: string): Promise<void> {
  await deleteRow(rowKey.session(tokenId));
}

export function sessionRemoval(tokenId: string): RowWrite {
  return { kind: 'delete', key: rowKey.session(tokenId) };
}

/** When a session was used last, right to the minute, in milliseconds since 1970. */
export function lastUseOf({ minute, created_at }: SessionRow): number {
  return Math.max(beginOf(minute), Date.parse(created_at));
}

/** What a session knows of the member that it acts as. */
export function memberOf({
  name,
  permissions,
}: Pick<SessionRow, 'name' | 'permissions'>): Pick<SessionRow, 'name' | 'permissions'> {
  return { name, permissions };
}

/** Carries a change of the member to a session that is not over. */
export function sessionChange(tokenId: string, set: Partial<SessionRow>): RowWrite {
  return { kind: 'update', key: rowKey.session(tokenId), set: { ...set }, condition: exists };
}

interface SessionUse {
  caller: SessionCaller;
  rate: RateState;
  isOverLimit: boolean;
}

/** Knows a session by its access token, and counts the request. Undefined where none such passes. */
export async function useSession(token: Token, arrivedAt: number): Promise<SessionUse | undefined> {
  const hash = hashSecret(token.secret);
  const use = await countUse(
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
      read: sessionOf,
    },
    arrivedAt,
  );
  if (!use) return undefined;
  const { row, minute, isOverLimit } = use;
  const rate = rateState(minute, row.used, sessionRequestsPerMinute);
  return { caller: callerOf(token, row), rate, isOverLimit };
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
