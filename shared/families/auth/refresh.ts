import type { SignInCall } from '#shared/auth/caller.ts';
import { hashSecret, parseToken, type Token } from '#shared/auth/token.ts';
import { type Login, loginChange, readLogin } from '#shared/credentials/login.ts';
import {
  endSession,
  findSession,
  memberOf,
  type SessionMove,
  type SessionRow,
  spentAt,
} from '#shared/credentials/sessions.ts';
import { openAccountCheck } from '#shared/families/accounts/account.ts';
import {
  type ActiveMembership,
  memberSeen,
  readActiveMemberships,
} from '#shared/families/accounts/memberships.ts';
import { retryOnConflict } from '#shared/records/commit.ts';
import { LostRace } from '#shared/records/outcomes.ts';
import { allOf, type RowCondition, type RowWrite } from '#shared/table/actions.ts';
import { rowKey } from '#shared/table/rows.ts';
import { ConditionsFailed, transact } from '#shared/table/write.ts';
import { streamedRowSeconds } from './audited-change.ts';
import type { RefreshBody } from './fields.ts';
import { answerSignedIn, assertSameOrigin, invalid, noMember } from './sign-in-answer.ts';
import { newPair, type TokenPair } from './tokens.ts';

/** Two tabs, or a retry that crossed its answer, use one token this close to each other. */
const reuseGraceMilliseconds = 10_000;

/** A refresh token gives the next pair, or again a pair whose response was lost. */
type Rotation = 'next' | 'again';

/**
 * Gives a session its next pair of tokens, and moves it to another account on request. A reused
 * refresh token ends the session, because it may be stolen, unless the pair it gave was never used,
 * because its answer was lost.
 */
export async function refreshSession(call: SignInCall, body: RefreshBody) {
  const isCookie = body.refresh_token === null && call.refreshCookie !== undefined;
  if (isCookie) assertSameOrigin(call);
  const token = parseToken('refresh', body.refresh_token ?? call.refreshCookie ?? '');
  if (!token) throw sessionExpired();
  return retryOnConflict(async () => {
    const { membership, pair } = await rotate(call, token, body.account_id);
    return answerSignedIn(call, membership, pair, isCookie);
  });
}

async function rotate(
  { now, arrivedAt }: SignInCall,
  { id, secret }: Token,
  accountId: number | null,
): Promise<{ membership: ActiveMembership; pair: TokenPair }> {
  const session = await findSession(id);
  if (!session || session.refresh_ends_at <= arrivedAt) throw sessionExpired();
  const hash = hashSecret(secret);
  const rotation = await rotationOf(session, id, hash, arrivedAt);
  const login = await readLogin(session.login);
  const active = login ? await readActiveMemberships(login) : [];
  const targetId = accountId ?? session.account_id;
  const membership = active.find(({ account }) => account.id === targetId);
  if (!login) throw sessionExpired();
  if (!membership) throw targetId === session.account_id ? sessionExpired() : noMember();
  const pair = newPair(id, session.created_at, arrivedAt);
  const isMoving = targetId !== session.account_id;
  const moving = isMoving ? move(login, membership) : { set: {}, writes: [] };
  const writes = [
    rotationWrite(id, session, hash, pair, rotation, arrivedAt, moving.set),
    ...(rotation === 'next' ? [spentRow(id, session, hash, arrivedAt)] : []),
    ...moving.writes,
    ...(isMoving ? [moveRow(pair, session, membership, now)] : []),
    memberSeen(membership, now),
  ];
  try {
    await transact(writes);
  } catch (error) {
    if (!(error instanceof ConditionsFailed)) throw error;
    // Another refresh won, or the session ended; a changed login or account is read again.
    throw error.failed.includes(0) ? sessionExpired() : new LostRace(error);
  }
  return { membership, pair };
}

const sessionExpired = () => invalid('invalid_session');

/** @throws ApiError `invalid_session` for a token that is no longer valid */
async function rotationOf(
  session: SessionRow,
  tokenId: string,
  hash: string,
  now: number,
): Promise<Rotation> {
  if (hash === session.refresh_hash) return 'next';
  const isLatest = hash === session.spent_hash;
  const at = isLatest ? session.spent_at : await spentAt(tokenId, hash);
  if (at === undefined || now - at <= reuseGraceMilliseconds) throw sessionExpired();
  if (isLatest && !session.seen?.has(session.hash)) return 'again';
  await endSession(tokenId);
  throw sessionExpired();
}

function rotationWrite(
  tokenId: string,
  session: SessionRow,
  hash: string,
  pair: TokenPair,
  rotation: Rotation,
  now: number,
  changes: Partial<SessionRow>,
): RowWrite {
  const isUnspent: RowCondition = {
    expression: '#refresh_hash = :unspent',
    values: { unspent: session.refresh_hash },
  };
  const unseen: RowCondition = {
    expression: 'attribute_not_exists(#seen) OR NOT contains(#seen, :seen)',
    values: { seen: session.hash },
  };
  const before = {
    previous_hash: session.hash,
    previous_ends_at: session.ends_at,
    spent_hash: hash,
  };
  return {
    kind: 'update',
    key: rowKey.session(tokenId),
    set: { ...pair.row, ...(rotation === 'next' ? before : {}), spent_at: now, ...changes },
    remove: ['seen'],
    condition: rotation === 'next' ? isUnspent : allOf(isUnspent, unseen),
  };
}

/** The record of a used token, kept as long as the session may live. */
function spentRow(tokenId: string, { expires_at }: SessionRow, hash: string, at: number): RowWrite {
  return { kind: 'put', row: { ...rowKey.spentRefresh(tokenId, hash), at, expires_at } };
}

/** The move as the audits of both accounts show it: each request changes the row of the session itself. */
function moveRow(
  { tokenId, row: { hash } }: TokenPair,
  { id, account_id, user_id, name }: SessionRow,
  { account, member }: ActiveMembership,
  at: string,
): RowWrite {
  const row: SessionMove = {
    id,
    account_id: account.id,
    user_id: member.id,
    name: member.name,
    left: { account_id, user_id, name },
    at,
    expires_at: Date.parse(at) / 1000 + streamedRowSeconds,
  };
  return { kind: 'put', row: { ...rowKey.sessionMove(tokenId, hash), ...row } };
}

/**
 * Moves the session to another account's member, who must not change in the meantime. The access
 * token of the former account ends at once: a call that waits must not act on another account's ids.
 */
function move(
  login: Login,
  { account, member }: ActiveMembership,
): { set: Partial<SessionRow>; writes: RowWrite[] } {
  return {
    set: {
      account_id: account.id,
      user_id: member.id,
      ...memberOf(member),
      previous_ends_at: 0,
    },
    writes: [loginChange(login, { last_account_id: account.id }), openAccountCheck(account.id)],
  };
}
